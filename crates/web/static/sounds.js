// The sounds of the tables, made when they are heard: there is nothing to load.
//
// A sound is its level, then its voices: kind, from Hz, to Hz, begins, lasts, loudness, rise, filter, sharpness, wobbles
// per second, by Hz. Kinds are sine, triangle, sQuare, saW and noise. K is a knock, B a bell, and M a row of notes (kind,
// step, lasts, loudness, filter, Hz …).

import { $$ } from "./api.js";

/** @type {Record<string, string>} */
const SOUNDS = {
  tumble: "1.17|K 0 .5|K .13 .45 1.1|K .24 .41 1.2|K .37 .36|K .47 .31 1.1|K .56 .26 1.2|K .63 .2",
  stop: ".87|K 0 .6|t 392 392 .03 .32 .4|s 784 784 .03 .22 .16",
  saucer: ".74|s 320 610 0 .62 .4 .2 - 1 9 26|t 640 1220 0 .62 .1 .25 - 1 9 40|n 500 1800 0 .5 .1 .2 b",
  land: ".85|s 500 190 0 .16 .4 .01|n 900 250 0 .14 .14 .01 b",
  bump: ".48|s 190 45 0 .4 .8 .002|n 2600 300 0 .22 .6 .001 b .6|B 523 .01 .5 .22",
  flung: "1.26|t 1100 180 0 .6 .4 .02 - 1 12 30|n 1800 300 0 .55 .1 .1 b 2",
  stand: "1.35|n 5200 7400 0 .5 .2 .05 h|n 6000 3000 .03 .03 .3 .001 b 4|n 6000 3000 .2 .03 .3 .001 b 4|M t .1 .22 .3 - 523 784",
  restaurant: ".64|n 3200 1200 0 .06 .5 .001 b|n 2400 4200 .09 .05 .35 .001 b|B 1480 .13 .85 .42|B 1865 .2 .8 .34",
  witness: "1.58|n 4200 2600 0 .03 .7 .001 b 2|n 2600 1500 .09 .04 .6 .001 b 2|s 740 698 .14 .5 .24 .12 - 1 7 14",
  control: "1.17|M t .09 .34 .36 - 523 659 784 1047|M s .09 .3 .1 - 1046 1318 1568 2093",
  count: ".63|t 1175 1175 0 .07 .42 .003",
  card: ".98|n 1400 4200 0 .11 .3 .05 b|n 700 260 .1 .09 .55 .001 l|s 150 85 .1 .1 .4 .002",
  draw: "1.22|n 2200 5200 0 .12 .34 .06 b",
  plop: ".74|s 260 980 0 .1 .5|s 520 1400 .02 .06 .14",
  march: "1.26|K 0 .4 1.5|K .2 .3 1.5|K .4 .4 1.5|K .5 .2 1.5|K .6 .4 1.5|M w .2 .34 .34 l1500 392 523 659 784",
  moo: ".78|w 150 128 0 .75 .5 .18 l620 3 5 3|w 301 257 .02 .7 .16 .2 b900 4",
  phaser: ".94|w 1900 620 0 .42 .3 .01 l3400 2 34 60|s 950 310 0 .42 .3 .01",
  disruptor: "1.39|q 880 190 0 .1 .3 .002 l2600|q 880 190 .11 .1 .3 .002 l2600|q 880 190 .22 .1 .3 .002 l2600",
  torpedo: "1.04|s 130 520 0 .36 .45 .16|n 400 2600 0 .4 .24 .2 b|s 620 90 .34 .36 .45",
  plasma: ".89|w 70 150 0 .75 .4 .3 l700 5 18 8|n 300 1700 0 .75 .26 .4 b 2",
  drone: "2.79|n 900 3200 0 .65 .3 .3 b 3|w 210 330 0 .65 .14 .2 l1200",
  fighters: "3.93|n 3600 700 0 .34 .34 .08 b 3|n 3600 700 .12 .34 .34 .08 b 3|n 3600 700 .24 .34 .34 .08 b 3",
  shield: "1.06|M s .03 .6 .2 - 880 1108 1319 1760|n 3000 6000 0 .3 .12 .02 b 3",
  hit: ".49|s 150 52 0 .3 .8 .002|n 1500 250 0 .28 .6 .001 l|n 4800 3000 .05 .2 .16 .001 b 2",
  miss: "1.74|n 3400 500 0 .4 .36 .12 b",
  explosion: ".34|n 3200 60 0 1.2 .9 .004 l|s 110 28 0 1 .8|n 700 120 .14 .9 .5 .05 b",
  turn: ".8|M s .14 .42 .4 - 660 880|M t .14 .2 .07 - 1320 1760",
  talk: ".65|s 720 980 0 .08 .4 .006|s 980 980 .07 .1 .24 .006",
  tick: ".51|n 3800 3000 0 .02 .7 .001 b 3|t 1760 1760 0 .04 .3 .001",
  win: "1|M w .14 .3 .24 l2400 523 659 784 1047|M t .28 .5 .26 - 262 330 392 523|M w .16 1.1 .24 l2400 0 0 0 0 988 1047 1319|B 2093 .98 1.1 .2",
  lose: "1.34|M t .22 .42 .38 l1400 523 494 440 349",
};

/** @type {Record<string, OscillatorType>} */
const WAVES = { s: "sine", t: "triangle", q: "square", w: "sawtooth" };
/** @type {Record<string, BiquadFilterType>} */
const FILTERS = { b: "bandpass", l: "lowpass", h: "highpass" };

/** @type {Record<string, (...args: string[]) => (string | number)[][]>} */
const SHORT = {
  K: (at, loud, pitch = "1") => [["n", 1900 * +pitch, 900 * +pitch, at, 0.05, loud, 0.001, "b", 2], ["t", 420 * +pitch, 210 * +pitch, at, 0.07, +loud * 0.7, 0.001]],
  B: (pitch, at, lasts, loud) => [1, 2.76, 5.4].map((part, place) => ["s", +pitch * part, +pitch * part, at, +lasts / (1 + place), +loud / (1 + 1.6 * place), 0.002]),
  M: (kind, step, lasts, loud, filter, ...notes) => notes.map((pitch, place) => [kind, pitch, pitch, place * +step, lasts, loud, 0.012, filter]).filter((note) => +note[1]),
};

/** The switch that a sound obeys; all others belong to the table. @type {Record<string, string>} */
const SWITCHES = { turn: "turn", tick: "turn", win: "turn", lose: "turn", talk: "talk" };

/** @type {AudioContext | undefined} */
let context;
/** @type {GainNode} */
let out;
/** @type {AudioBuffer} */
let noise;
/** When each sound was last heard. @type {Record<string, number>} */
const lately = {};

/** Browsers let no page be heard before the first touch, and sounds from before it are not kept. */
function wake() {
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.connect(context.createDynamicsCompressor()).connect(context.destination);
    // A second of noise, the same on every device.
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    let seed = 7;
    noise.getChannelData(0).forEach((_, place, all) => (all[place] = (seed = (seed * 16807) % 2147483647) / 1073741823.5 - 1));
  }
  if (context.state !== "running") context.resume();
}

/**
 * One voice of a sound.
 * @param {AudioContext} speaker
 * @param {(string | number)[]} voice
 * @param {number} level
 * @param {Required<SoundLook>} look
 */
function voice(speaker, [kind, from, to, after, lasts, share, rise = 0.004, filter = "-", sharp = 1, wobbles, depth], level, { pitch, stretch }) {
  const start = speaker.currentTime + +after * stretch;
  const end = start + +lasts * stretch;
  const swell = speaker.createGain();
  const source = kind === "n" ? Object.assign(speaker.createBufferSource(), { buffer: noise, loop: true }) : Object.assign(speaker.createOscillator(), { type: WAVES[kind] });
  /** @type {AudioScheduledSourceNode[]} */
  const sources = [source];
  /** @type {AudioNode} */
  let last = source;
  let gliding = "frequency" in source ? source.frequency : null;
  const [sort, at] = [`${filter}`[0], `${filter}`.slice(1)];
  if (FILTERS[sort]) {
    const band = Object.assign(speaker.createBiquadFilter(), { type: FILTERS[sort] });
    band.Q.value = +sharp;
    if (gliding) band.frequency.value = +at * pitch;
    gliding ??= band.frequency;
    last = source.connect(band);
  }
  gliding?.setValueAtTime(+from * pitch, start);
  gliding?.exponentialRampToValueAtTime(+to * pitch, end);
  swell.gain.setValueAtTime(0, start);
  swell.gain.linearRampToValueAtTime(+share * level, start + +rise * stretch);
  swell.gain.exponentialRampToValueAtTime(0.0005, end);
  if (wobbles && gliding) {
    const [wave, wide] = [speaker.createOscillator(), speaker.createGain()];
    [wave.frequency.value, wide.gain.value] = [+wobbles, +(depth ?? 0)];
    wave.connect(wide).connect(gliding);
    sources.push(wave);
  }
  last.connect(swell).connect(out);
  for (const one of sources) one.start(start), one.stop(end);
}

const isMuted = () => localStorage.sound === "off";

/**
 * Plays a sound if the viewer wants it. The same twice within 40 ms is heard once.
 * @param {string | undefined} name
 * @param {SoundLook} look
 */
export function play(name, { pitch = 1, stretch = 1, loud = 1 } = {}) {
  const now = performance.now();
  if (!name || !SOUNDS[name] || context?.state !== "running" || isMuted() || localStorage[`sound-${SWITCHES[name] ?? "table"}`] === "off" || now - lately[name] < 40) return;
  lately[name] = now;
  out.gain.value = (Number(localStorage.volume ?? 70) / 100) ** 2;
  const [level, ...lines] = SOUNDS[name].split("|");
  for (const [first, ...rest] of lines.map((line) => line.split(" "))) {
    for (const one of SHORT[first]?.(...rest) ?? [[first, ...rest]]) voice(context, one, +level * loud, { pitch, stretch, loud });
  }
}

for (const press of ["pointerdown", "keydown"]) addEventListener(press, wake, { capture: true });

for (const button of $$("#sound")) {
  const show = () => button.setAttribute("aria-pressed", `${!isMuted()}`);
  show();
  button.onclick = () => {
    localStorage.sound = isMuted() ? "on" : "off";
    show();
    play("turn");
  };
}
