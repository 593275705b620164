import type { PaintShades } from '../paint.ts';
import type { Place } from './projection.ts';
import type { QuarterScene } from './quarter-scene.ts';

/** How high a scoop stands above the hood, in millimeters. */
const scoopHeight = 85;

/** A place on the hood: a share of its length, a share of its half width, and millimeters above it. */
function onHood({ spec, layout, flank }: QuarterScene, [share, aside, lift]: Place): Place {
  const [from, to] = [spec.hood[0] + 90, spec.cowl[0] - 40];
  const along = from + (to - from) * share;
  return [along, flank.noseHalf * aside, layout.outline.topAt(along) + 14 + lift];
}

/** The intake of a turbocharger: its dark mouth, and the bulge that runs out toward the windshield. */
function scoop(scene: QuarterScene, paint: PaintShades): string {
  const shape = (places: readonly Place[]): string =>
    scene.polygon(places.map((place) => onHood(scene, place)));
  const [wide, slim] = [0.36, 0.3];
  const top = shape([
    [0.42, wide, scoopHeight],
    [0.86, slim, 6],
    [0.86, -slim, 6],
    [0.42, -wide, scoopHeight],
  ]);
  const near = shape([
    [0.42, wide, scoopHeight],
    [0.86, slim, 6],
    [0.86, slim + 0.06, 0],
    [0.36, wide + 0.04, 0],
  ]);
  const mouth = shape([
    [0.42, wide, scoopHeight],
    [0.42, -wide, scoopHeight],
    [0.36, -wide, 0],
    [0.36, wide + 0.03, 0],
  ]);
  return (
    `<path d="${near}" fill="${paint.shade}"/><path d="${top}" fill="${paint.light}"/>` +
    `<path d="${mouth}" fill="#0b0d0f" stroke="${paint.glint}" stroke-width="1.4"/>`
  );
}

/** A bulge along the middle: light on its top, shade beside it. */
function dome(scene: QuarterScene, paint: PaintShades): string {
  const shape = (places: readonly Place[]): string =>
    scene.polygon(places.map((place) => onHood(scene, place)));
  const side = shape([
    [0.06, 0.34, 0],
    [0.95, 0.44, 0],
    [0.95, 0.36, 34],
    [0.1, 0.28, 34],
  ]);
  const top = shape([
    [0.1, 0.28, 34],
    [0.95, 0.36, 34],
    [0.95, -0.36, 34],
    [0.1, -0.28, 34],
  ]);
  return `<path d="${top}" fill="${paint.light}" fill-opacity=".8"/><path d="${side}" fill="${paint.deep}" fill-opacity=".55"/>`;
}

/** What stands out on the hood; empty for most. */
export function hoodFormMarkup(scene: QuarterScene, paint: PaintShades): string {
  const { hoodForm } = scene.front;
  if (hoodForm === undefined) return '';
  return hoodForm === 'scoop' ? scoop(scene, paint) : dome(scene, paint);
}
