// Before anything is drawn: the theme and the amount of motion that were chosen on this device.
const { dataset } = document.documentElement;
for (const name of ["theme", "motion"]) {
  const kept = localStorage.getItem(name);
  if (kept) dataset[name] = kept;
}
