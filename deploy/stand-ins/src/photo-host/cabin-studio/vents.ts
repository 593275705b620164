import { bandMiddle, type CabinLayout } from './cabin-layout.ts';
import { darkMetal, gap, grained, part, type CabinPart } from './cabin-part.ts';
import { bar, block, joined, without, type Distance } from './shape.ts';

/** Front of the dashboard's trim, ahead. */
const front = 722;

/** A vent: its middle to the right and above, and half its width and height. */
interface Vent {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
}

function placesOf({ vents, dash }: CabinLayout): readonly Vent[] {
  const z = bandMiddle[dash];
  if (vents === 'slot') return [{ x: 0, z: z - 20, width: 690, height: 7 }];
  const [width, height] = { slats: [60, 24], round: [42, 42], tall: [34, 58] }[vents] as [number, number];
  const inner = vents === 'tall' ? 178 : vents === 'round' ? 205 : 74;
  const level = vents === 'tall' ? z - 42 : z;
  return [-632, -inner, inner, 632].map((x) => ({ x, z: level, width, height }));
}

const pipe =
  ({ x, z, width }: Vent, from: number, to: number): Distance =>
  (px, py, pz) =>
    Math.max(Math.hypot(px - x, pz - z) - width, Math.abs(py - (from + to) / 2) - (to - from) / 2);

const box = ({ x, z, width, height }: Vent, from: number, to: number): Distance =>
  block([x - width, from, z - height], [x + width, to, z + height], 6);

/** A vent made larger. */
const grown = (vent: Vent, by: number): Vent => ({
  ...vent,
  width: vent.width + by,
  height: vent.height + by,
});

const shapeOf = ({ vents }: CabinLayout, vent: Vent, [from, to]: readonly [number, number]): Distance =>
  vents === 'round' ? pipe(vent, from, to) : box(vent, from, to);

/** What is cut out of the dashboard, bowed as it is. */
export function ventCuts(layout: CabinLayout): Distance {
  const cuts = placesOf(layout).map((vent) => shapeOf(layout, vent, [front - 60, front + 40]));
  const all = joined(...cuts);
  return (x, y, z) => all(x, y + 46 * (x / 700) ** 2, z) * 0.97;
}

/** Slats, thin and inclined, and what moves them. */
function slats({ x, z, width, height }: Vent): Distance {
  const count = Math.max(1, Math.round(height / 8));
  const bars = Array.from({ length: count }, (_, at) => {
    const level = z + ((at + 0.5) / count - 0.5) * 2 * height;
    const wide = width - 3;
    return block([x - wide, front + 4, level - 1.6], [x + wide, front + 26, level + 1.6], 1);
  });
  return joined(...bars, bar([x, front + 4, z - 9], [x, front + 4, z + 9], [4, 4]));
}

/** Frames and slats of all vents, before they are bowed. */
export function ventParts(layout: CabinLayout): readonly CabinPart[] {
  const places = placesOf(layout);
  const frames = places.map((vent) =>
    without(
      shapeOf(layout, grown(vent, 4), [front - 7, front + 12]),
      shapeOf(layout, vent, [front - 60, front + 60]),
      1,
    ),
  );
  const backs = places.map((vent) => shapeOf(layout, vent, [front + 32, front + 60]));
  const parts = [
    ...frames.map((frame) => part(layout.vents === 'slot' ? darkMetal : layout.ornament, frame)),
    ...backs.map((back) => part(gap, back)),
  ];
  if (layout.vents === 'slot') return parts;
  const blades = places.map((vent) => {
    const all = slats(vent);
    if (layout.vents !== 'round') return all;
    const within = pipe(vent, front, front + 30);
    return (x: number, y: number, z: number) => Math.max(all(x, y, z), within(x, y, z));
  });
  return [...parts, ...blades.map((blade) => part(grained, blade))];
}
