// Before anything is drawn: what was chosen on this device about how pages look and move.
for (const name of ["theme", "motion", "side"]) {
  const kept = localStorage[name];
  if (kept) document.documentElement.dataset[name] = kept;
}
