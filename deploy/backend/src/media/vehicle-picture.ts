import type { VehicleAngle } from '@forecourt/shared-contracts/inventory';
import { backdropMarkup, type Backdrop } from './backdrop.ts';
import { cabinView } from './cabin-view.ts';
import { endArtOf } from './ends/end-art-of.ts';
import { frontView } from './ends/front-view.ts';
import { rearView } from './ends/rear-view.ts';
import { paintFromHex, type PaintShades } from './paint.ts';
import { createPictureCache } from './picture-cache.ts';
import { variantOfStyle } from './picture-style.ts';
import { paintTemplate, pictureTemplate, type PictureTemplate } from './picture-template.ts';
import { quarterView } from './quarter/quarter-view.ts';
import { sideArtOf } from './shapes/side-art-of.ts';
import type { ShapeVariant } from './shapes/drawn-shape.ts';
import { sideView } from './side-view.ts';
import { wheelView } from './wheel-view.ts';

/** What one picture shows; `style` as in `PictureRequestSchema`, `hex` is six lowercase hexadecimal digits. */
export interface VehiclePicture {
  readonly style: string;
  readonly hex: string;
  readonly angle: VehicleAngle;
  readonly backdrop: Backdrop;
}

type View = (variant: ShapeVariant, paint: PaintShades, backdrop: Backdrop) => string;

const sideOf: View = (variant, paint) => sideView(sideArtOf(variant), paint);

/** Cabs with a box or a bare frame behind them have no flank to turn: they are drawn from their side. */
const hasFlank = ({ spec }: ShapeVariant): boolean => spec.rear !== 'box' && spec.rear !== 'frame';

const mirrored = (markup: string): string => `<g transform="matrix(-1 0 0 1 640 0)">${markup}</g>`;

/** From the left front corner; in warm light from the right one, with the driver on the far side. */
function cornerView(variant: ShapeVariant, paint: PaintShades, backdrop: Backdrop): string {
  const isMirrored = backdrop === 'warm';
  const setting = { driver: isMirrored ? -1 : 1, isDim: backdrop === 'dark' } as const;
  const view = hasFlank(variant) ? quarterView(variant, paint, setting) : sideView(sideArtOf(variant), paint);
  return isMirrored ? mirrored(view) : view;
}

const views: Record<VehicleAngle, View> = {
  quarter: cornerView,
  side: sideOf,
  front: (variant, paint) => frontView(endArtOf(variant), paint),
  rear: (variant, paint) => rearView(endArtOf(variant), paint),
  wheel: (variant, paint) => wheelView(sideArtOf(variant), paint),
  cabin: ({ spec }, paint) => cabinView(spec, paint),
};

const coordinate = (text: string): string => String(Math.round(Number(text) * 10) / 10);

/** A command that is repeated does not need its letter again. */
function withoutRepeats(path: string): string {
  let last = '';
  return path.replace(/[a-zA-Z]/g, (letter) => {
    const isRepeated = letter === last && 'lqcLQC'.includes(letter);
    last = letter;
    return isRepeated ? ' ' : letter;
  });
}

/** Path coordinates keep one decimal: finer steps are invisible at twice the drawn size. */
const compact = (svg: string): string =>
  svg.replace(/ d="[^"]+"/g, (path) =>
    withoutRepeats(path)
      .replace(/-?\d*\.\d{2,}/g, coordinate)
      .replaceAll(' -', '-')
      .replace(/(?<!\d)0\./g, '.'),
  );

/** Drawings without paint that are kept: more than the styles of one tenant's stock on its most read pages. */
const rememberedTemplates = 512;
const templates = createPictureCache<PictureTemplate>(rememberedTemplates);

/**
 * Returns a complete 640 by 480 SVG document; the same picture always produces the same text. Everything but
 * the paint is computed once per style and angle. Throws for a style that is not drawn.
 */
export function vehiclePicture({ style, hex, angle, backdrop }: VehiclePicture): string {
  const light = angle === 'quarter' && backdrop !== 'none' ? backdrop : 'studio';
  const template = templates.get(`${style}/${angle}/${light}`, () => {
    const variant = variantOfStyle(style);
    if (!variant) throw new Error(`No vehicle is drawn in the style ${style}.`);
    return pictureTemplate((paint) => compact(views[angle](variant, paint, light)));
  });
  const view = paintTemplate(template, paintFromHex(hex));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${backdropMarkup(backdrop)}${view}</svg>`;
}
