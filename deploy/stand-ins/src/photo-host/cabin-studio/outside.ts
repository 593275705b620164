import { clamped, eased, mixed, scaled, type Vec } from '../studio/vec.ts';

/** What windows leave of the light. */
const glass: Vec = [0.86, 0.9, 0.88];

const wall: Vec = [0.4, 0.405, 0.41];
const ceiling: Vec = [0.3, 0.305, 0.31];
const ground: Vec = [0.22, 0.215, 0.21];

const bump = (at: number, middle: number, width: number): number => {
  const far = (at - middle) / width;
  return Math.exp(-far * far);
};

/** Lamps under the ceiling, as tangents: far ahead, and to the right. */
function lamps(right: number, ahead: number, up: number): number {
  if (up < 0.04) return 0;
  const [a, b] = [right / up, ahead / up];
  const row = (b + 40) % 2.6;
  const rows = eased(0.35, 0.75, row) * (1 - eased(1.25, 1.65, row));
  const columns = eased(0.1, 0.5, Math.abs(a)) * (1 - eased(3.4, 4.2, Math.abs(a)));
  return rows * columns * eased(0.05, 0.16, up);
}

/** Tall windows of the hall ahead and at its sides, out of focus. */
function windows(turn: number, up: number): number {
  const step = ((turn + 10) % 0.46) / 0.46;
  const pane = eased(0.05, 0.16, step) * (1 - eased(0.86, 0.97, step));
  return pane * eased(-0.02, 0.03, up) * (1 - eased(0.3, 0.42, up));
}

/** The hood, whatever its paint, as light gray in the shade of the hall. */
const hood = (turn: number, up: number): Vec =>
  scaled([0.34, 0.345, 0.36], 0.75 + 0.5 * eased(-0.2, -0.12, up) + 0.25 * bump(Math.abs(turn), 0.3, 0.05));

/** Light from a direction: a bright hall with windows, lamps and a polished floor; behind the camera, large lamps. */
export function outside([right, ahead, up]: Vec): Vec {
  const turn = Math.atan2(right, ahead);
  if (ahead < -0.2) {
    const lamp = 1.15 * eased(0.05, 0.3, up) * (1 - eased(0.9, 1, up));
    return scaled([1, 0.985, 0.96], 0.42 + lamp * clamped(-ahead * 1.6));
  }
  if (Math.abs(turn) < 0.62 && up < -0.126 - 0.16 * turn * turn) return hood(turn, up);
  if (up < -0.03) {
    const near = eased(-0.03, -0.5, up);
    const gleam = windows(turn, -up * 0.8) * 0.5 * (1 - near);
    return scaled(mixed(mixed(wall, ground, eased(0, 0.12, -up)), [0.8, 0.82, 0.85], gleam), 0.9);
  }
  const base = mixed(wall, ceiling, eased(0.3, 0.5, up));
  const pane = windows(turn, up);
  const plants =
    0.6 * (bump(turn, -0.33, 0.07) + bump(turn, 0.42, 0.09) + bump(turn, 0.05, 0.05)) * bump(up, 0.0, 0.06);
  const light = mixed(base, [0.95, 1, 1.06], pane);
  const shaded = mixed(light, [0.26, 0.29, 0.26], clamped(plants));
  const lamp = 2.6 * lamps(right, ahead, up);
  const side = (right < 0 ? 1.5 : 0.8) * eased(0.6, 0.95, Math.abs(right)) * eased(-0.02, 0.2, up);
  return [
    (shaded[0] + lamp + side) * glass[0],
    (shaded[1] + lamp + side) * glass[1],
    (shaded[2] + lamp * 0.97 + side) * glass[2],
  ];
}
