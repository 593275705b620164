import type { BodyStyle, VehicleAngle } from '@forecourt/shared-contracts/inventory';
import { backdropMarkup, type Backdrop } from './backdrop.ts';
import { cabinView } from './cabin-view.ts';
import { endArt } from './ends/end-art-by-body-style.ts';
import { frontView } from './ends/front-view.ts';
import { rearView } from './ends/rear-view.ts';
import { paintFromHex, type PaintShades } from './paint.ts';
import { sideArt } from './side/side-art-by-body-style.ts';
import { sideView } from './side-view.ts';
import { wheelView } from './wheel-view.ts';

/** What one picture shows; `hex` is six lowercase hexadecimal digits. */
export interface VehiclePicture {
  readonly bodyStyle: BodyStyle;
  readonly hex: string;
  readonly angle: VehicleAngle;
  readonly backdrop: Backdrop;
}

const views: Record<VehicleAngle, (bodyStyle: BodyStyle, paint: PaintShades) => string> = {
  side: (bodyStyle, paint) => sideView(sideArt[bodyStyle], paint),
  front: (bodyStyle, paint) => frontView(endArt[bodyStyle], paint),
  rear: (bodyStyle, paint) => rearView(endArt[bodyStyle], paint),
  wheel: (bodyStyle, paint) => wheelView(sideArt[bodyStyle], paint),
  cabin: cabinView,
};

const coordinate = (text: string): string => String(Math.round(Number(text) * 10) / 10);

/** Path coordinates keep one decimal: finer steps are invisible at twice the drawn size. */
const compact = (svg: string): string =>
  svg.replace(/ d="[^"]+"/g, (path) => path.replace(/-?\d*\.\d{2,}/g, coordinate).replaceAll(' -', '-'));

/** Returns a complete 640 by 480 SVG document; the same picture always produces the same text. */
export function vehiclePicture({ bodyStyle, hex, angle, backdrop }: VehiclePicture): string {
  const view = views[angle](bodyStyle, paintFromHex(hex));
  return compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${backdropMarkup(backdrop)}${view}</svg>`,
  );
}
