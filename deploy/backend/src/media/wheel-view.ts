import type { PaintShades } from './paint.ts';
import type { SideArt } from './shapes/side-art.ts';
import { sideView } from './side-view.ts';

/** A close-up of the front wheel and fender, with the floor under them; no backdrop. */
export function wheelView(art: SideArt, paint: PaintShades): string {
  const scale = Math.round((136 / art.wheel.tireRadius) * 100) / 100;
  const x = Math.round(300 - art.frontX * scale);
  const y = Math.round(424 - 360 * scale);
  return `<g transform="translate(${x} ${y})scale(${scale})">${sideView(art, paint)}</g>`;
}
