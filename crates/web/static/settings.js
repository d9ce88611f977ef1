// What a person has chosen on this device, and how he is told that it is his turn.

import { $, say } from "./api.js";

const { dataset } = document.documentElement;
const kept = (name, otherwise) => localStorage.getItem(name) ?? otherwise;
const keep = (name, value) => (localStorage.setItem(name, value), value);

export const isOn = (name) => document.querySelector(`[data-setting="${name}"]`)?.checked;

for (const box of document.querySelectorAll("[data-setting]")) {
  const { setting } = box.dataset;
  box.checked = kept(setting, box.checked ? "on" : "off") !== "off";
  box.addEventListener("change", () => {
    keep(setting, box.checked ? "on" : "off");
    if (setting === "motion") dataset.motion = kept("motion");
    if (setting === "notices" && box.checked) Notification.requestPermission().then((answer) => (box.checked = answer === "granted"));
  });
}

const THEMES = ["auto", "light", "dark"];
$("theme").addEventListener("click", () => {
  const next = THEMES[(THEMES.indexOf(dataset.theme ?? "auto") + 1) % THEMES.length];
  dataset.theme = keep("theme", next);
});

const sound = $("sound");
const showSound = () => sound?.setAttribute("aria-pressed", kept("sound", "on") === "on");
showSound();
sound?.addEventListener("click", () => {
  keep("sound", kept("sound", "on") === "on" ? "off" : "on");
  showSound();
  ring();
});

let speaker;

/** Two soft notes. */
function ring() {
  if (kept("sound", "on") !== "on" || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= new AudioContext();
  [660, 880].forEach((pitch, place) => {
    const [tone, loudness] = [speaker.createOscillator(), speaker.createGain()];
    const begin = speaker.currentTime + place * 0.14;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.35);
    tone.connect(loudness).connect(speaker.destination);
    tone.start(begin);
    tone.stop(begin + 0.4);
  });
}

/** It has become one's turn. */
export function announce(prompt) {
  ring();
  if (document.hidden && isOn("notices") && Notification.permission === "granted") {
    new Notification(say("your-turn"), { body: prompt, tag: document.body.dataset.table }).onclick = () => window.focus();
  }
}

const title = document.title;

/** The tab tells how things stand. */
export function mark(state) {
  const sign = { yours: `● ${say("your-turn")} · `, lost: `⚠ ${say("lost-title")} · ` }[state] ?? "";
  document.title = sign + title;
  $("icon").href = $("icon").href.replace(/icon(-turn)?\.svg/, state === "yours" ? "icon-turn.svg" : "icon.svg");
}
