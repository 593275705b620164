import type { VehicleAngle } from '@forecourt/shared-contracts/inventory';
import type { Backdrop } from './backdrop.ts';
import { styleText } from './picture-style.ts';
import { modelsOfShape } from './shapes/model-shapes.ts';
import { shapeNames } from './shapes/shapes.ts';
import { vehiclePicture, type VehiclePicture } from './vehicle-picture.ts';

/** Paints that show lights and shades differently, one after the other. */
const paints = ['b3202a', '2b5ea8', 'a9b0b6', 'f1f1ef', '3f5a46', 'c4561c', '121316', '565a5e'];

interface SheetView {
  readonly angle: VehicleAngle;
  readonly backdrop: Backdrop;
  /** All models under their shape, instead of one picture per shape. */
  readonly hasModels: boolean;
}

const styles =
  'body{margin:0;font:13px sans-serif;display:grid;grid-template-columns:repeat(4,1fr);gap:4px}figure{margin:0;position:relative}figcaption{position:absolute;inset:6px auto auto 8px}img{display:block;width:100%}';

/** A picture of a sheet; without `hex` in one paint after the other. */
interface SheetPicture extends Omit<VehiclePicture, 'hex'> {
  readonly hex?: string;
  readonly caption: string;
}

/** Returns a page with these pictures, four in a row, for a person to look at. */
export function pictureSheet(pictures: readonly SheetPicture[]): string {
  const figures = pictures.map(({ caption, ...picture }, index) => {
    const svg = vehiclePicture({ hex: paints[index % paints.length] ?? 'b3202a', ...picture });
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return `<figure><img alt="" src="${source}"><figcaption>${caption} (${picture.style})</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Drawn vehicles</title><style>${styles}</style>${figures.join('')}`;
}

/** Returns a page with every shape, and on request every model, for a person to look at. */
export function contactSheet({ angle, backdrop, hasModels }: SheetView): string {
  const entries = shapeNames.flatMap((shape) => {
    const models = (modelsOfShape[shape] ?? shape).split(', ');
    const captions = hasModels ? models : [shape];
    return captions.map((caption, variant) => ({ caption, style: styleText(shape, variant, false) }));
  });
  return pictureSheet(entries.map((entry) => ({ ...entry, angle, backdrop })));
}
