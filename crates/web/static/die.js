// Dice as solids: they tumble, and come to rest on the face that fell.

/** @typedef {[number, number, number]} Point */

const GOLD = (1 + Math.sqrt(5)) / 2;
/** @type {(point: Point) => Point[]} */
const turns = ([x, y, z]) => [[x, y, z], [y, z, x], [z, x, y]];
/** @param {number} x */
const both = (x) => (x ? [x, -x] : [0]);
/** All points that differ only in signs. @type {(point: Point) => Point[]} */
const signs = ([x, y, z]) => both(x).flatMap((x) => both(y).flatMap((y) => both(z).map((z) => /** @type {Point} */ ([x, y, z]))));
/** @type {(a: Point, b: Point) => number} */
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** @type {(a: Point, by: number) => Point} */
const times = ([x, y, z], by) => [x * by, y * by, z * by];
/** @type {(a: Point, b: Point) => Point} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** @type {(a: Point) => Point} */
const unit = (a) => times(a, 1 / Math.hypot(...a));
/** @type {(a: Point, b: Point) => Point} */
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/**
 * The faces of a solid: the direction in which each looks, what is right and up on it, its corners in a circle, its
 * number. Opposite numbers add up to one more than the number of sides.
 * @param {number} sides
 */
function solid(sides) {
  const corners = [...signs([1, 1, 1]), ...(sides === 12 ? turns([0, 1 / GOLD, GOLD]).flatMap(signs) : [])];
  const size = Math.hypot(...corners[0]);
  const ways = turns(sides === 12 ? [1, 0, GOLD] : [1, 0, 0]).flatMap(signs).map(unit);
  /** @type {{ way: Point, up: Point, right: Point, number: number, far: number, corners: Point[] }[]} */
  const faces = [];
  for (const way of ways) {
    if (faces.some((one) => dot(one.way, way) > 0.99)) continue;
    for (const [out, number] of /** @type {[Point, number][]} */ ([[way, 1 + faces.length / 2], [times(way, -1), sides - faces.length / 2]])) {
      const far = Math.max(...corners.map((corner) => dot(corner, out)));
      const own = corners.filter((corner) => dot(corner, out) > far - 0.01);
      const beside = own.find((other) => other !== own[0] && Math.hypot(...minus(other, own[0])) < 2.1) ?? own[0];
      const middle = minus(own[0], times(minus(own[0], beside), 0.5));
      const up = unit(minus(sides === 12 ? own[0] : middle, times(out, far)));
      const right = cross(up, out);
      /** @param {Point} corner */
      const angle = (corner) => Math.atan2(dot(corner, up), dot(corner, right));
      faces.push({ way: out, up, right, number, far: far / size, corners: own.sort((a, b) => angle(a) - angle(b)).map((corner) => times(corner, 1 / size)) });
    }
  }
  return faces;
}

/** @type {Record<number, ReturnType<typeof solid>>} */
const solids = {};
/** @type {Record<number, [number, number][]>} */
const PIPS = { 1: [[0, 0]], 2: [[-1, 1], [1, -1]], 3: [[-1, 1], [0, 0], [1, -1]], 4: [[-1, 1], [1, 1], [-1, -1], [1, -1]], 5: [[-1, 1], [1, 1], [0, 0], [-1, -1], [1, -1]], 6: [[-1, 1], [1, 1], [-1, 0], [1, 0], [-1, -1], [1, -1]] };
/** The moments in which it touches the ground, as parts of the whole. The sound has the same. */
const KNOCKS = [0, 0.18, 0.333, 0.514, 0.653, 0.778, 0.875, 1];
const LIGHT = unit([-0.45, 0.65, 0.62]);

/**
 * @param {string} name
 * @param {Element} parent
 * @param {Record<string, string | number>} about
 */
function draw(name, parent, about = {}) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, `${value}`);
  return parent.appendChild(node);
}

/**
 * Makes a drawing of a die. Returns what draws it at a moment between 0 and 1.
 * @param {Element} svg
 * @param {number} sides
 * @param {number} face
 */
export function tumble(svg, sides, face) {
  const faces = (solids[sides] ??= solid(sides));
  const goal = faces.find((one) => one.number === face) ?? faces[0];
  const rest = [goal.right, goal.up, goal.way];
  const [lean, size] = sides === 6 ? [0.3, 33] : [0, 29];
  svg.setAttribute("viewBox", "-32 -32 64 64");
  svg.replaceChildren();
  const shade = draw("ellipse", svg, { class: "die-shade" });
  const body = draw("g", svg, { class: "die" });
  const parts = faces.map((one) => {
    const group = draw("g", body);
    const plane = draw("path", group);
    const sign = draw("g", group);
    if (sides === 6) for (const [x, y] of PIPS[one.number]) draw("circle", sign, { cx: x * 0.29, cy: -y * 0.29, r: 0.11 });
    else draw("text", sign).textContent = `${one.number}`;
    if (sides === 12 && [6, 9].includes(one.number)) draw("path", sign, { class: "under", d: "M-.17 .29H.17" });
    return { ...one, group, plane, sign };
  });
  return (/** @type {number} */ time) => {
    const slow = (1 - time) ** 2;
    // A cube shows a little of its sides when it lies.
    const [a, b, c] = [slow * -8.5 + lean, slow * -13 - lean, slow * 4];
    /** @param {Point} point */
    const spin = ([x, y, z]) => {
      [x, y] = [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c)];
      [y, z] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
      return /** @type {Point} */ ([x * Math.cos(b) + z * Math.sin(b), y, z * Math.cos(b) - x * Math.sin(b)]);
    };
    /** @param {Point} point */
    const seen = (point) => spin([dot(rest[0], point), dot(rest[1], point), dot(rest[2], point)]);
    /** @param {Point} point */
    const near = ([x, y, z]) => [(x * size) / (1.16 - z * 0.16), (-y * size) / (1.16 - z * 0.16)];
    const arc = KNOCKS.findIndex((knock) => knock > time);
    const [from, to] = arc > 0 ? [KNOCKS[arc - 1], KNOCKS[arc]] : [0, 1];
    const flown = arc > 0 ? (time - from) / (to - from) : 0;
    const high = 4 * flown * (1 - flown) * (to - from) * 210;
    const left = 250 * slow;
    body.setAttribute("transform", `translate(${left} ${-high})`);
    for (const [name, value] of Object.entries({ cx: left + 3, cy: 30, rx: 24 - high * 0.2, ry: 4.5 - high * 0.03, opacity: 0.3 - high * 0.004 })) shade.setAttribute(name, `${value}`);
    for (const { way, up, right, far, corners, group, plane, sign } of parts) {
      const out = seen(way);
      const isSeen = out[2] > 0.08;
      group.setAttribute("visibility", isSeen ? "visible" : "hidden");
      if (!isSeen) continue;
      plane.setAttribute("d", `M${corners.map((corner) => near(seen(corner)).map((value) => value.toFixed(2))).join("L")}Z`);
      const light = dot(out, LIGHT);
      plane.setAttribute("fill", `color-mix(in srgb, var(--die), ${light > 0.55 ? "white" : "black"} ${Math.round(Math.abs(light - 0.55) * (light > 0.55 ? 45 : 60))}%)`);
      const scale = size / (1.16 - out[2] * far * 0.16);
      const [r, u, centre] = [seen(right), seen(up), times(out, far)];
      sign.setAttribute("transform", `matrix(${[r[0], -r[1], -u[0], u[1], centre[0], -centre[1]].map((value) => (value * scale).toFixed(3)).join(" ")})`);
    }
  };
}
