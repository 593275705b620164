import { headlampMarkup } from '../side-view.ts';
import type { QuarterScene } from './quarter-scene.ts';
import { warpedMarkup } from './warped-path.ts';

/** Both headlamps, around the corners of the nose; requires its clip `n`. */
export function quarterLamps({ side, onLamp }: QuarterScene): string {
  const lamp = headlampMarkup(side);
  if (lamp === '') return '';
  const far = warpedMarkup(lamp, (point) => onLamp(point, -1));
  return `<g clip-path="url(#n)">${far}</g>${warpedMarkup(lamp, (point) => onLamp(point, 1))}`;
}
