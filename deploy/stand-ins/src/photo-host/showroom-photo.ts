import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { vehiclePicture } from '@forecourt/backend/media/index.ts';
import { grainTile } from './grain-tile.ts';
import { sampleLabel } from './sample-label.ts';
import { developed } from './studio/develop.ts';
import { backdropOf, studioPhoto, type Print } from './studio/studio-photo.ts';

/** Views that the host has of a vehicle, in the order of a dealer's gallery. */
export const photoViews = ['quarter', 'side', 'front', 'rear', 'cabin'] as const;

/** What a photo shows; `style` and `hex` as in the addresses of drawn pictures. */
export interface PhotoSubject {
  readonly style: string;
  readonly hex: string;
  readonly view: (typeof photoViews)[number];
}

const fullWidth = 1280;
/** About as large as photos are shown on a page: what is larger is enlarged. */
const usualWidth = 800;
/** What is far out of focus is made small. */
const farWidth = 160;

const pictureOf = ({ data, width, height }: Print): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

const overlaid = (svg: string): OverlayOptions => ({ input: Buffer.from(svg) });

const drawn = (svg: string): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * fullWidth) / 640 }).resize(fullWidth, (fullWidth * 3) / 4);

/** What lies over everything: the label, and the grain. */
const finish: readonly OverlayOptions[] = [
  overlaid(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${fullWidth}" height="${(fullWidth * 3) / 4}">${sampleLabel()}</svg>`,
  ),
];

/** Composited pictures are resized first: this is done before. */
async function enlarged(print: Print): Promise<Sharp> {
  const height = (fullWidth * 3) / 4;
  const data = await pictureOf(print).resize(fullWidth, height).sharpen({ sigma: 0.7 }).raw().toBuffer();
  return pictureOf({ data, width: fullWidth, height });
}

/** The place around a vehicle, far out of focus behind its windshield. */
function emptyPlace(style: string, hex: string): Sharp {
  const { colorAt } = backdropOf(style, hex);
  const height = (farWidth * 3) / 4;
  const data = new Float32Array(farWidth * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3;
    data.set(colorAt((pixel % farWidth) / farWidth, Math.floor(pixel / farWidth) / height), at);
  }
  return pictureOf({ data: developed({ data, width: farWidth, height }), width: farWidth, height });
}

async function cabinPhoto({ style, hex }: PhotoSubject): Promise<Sharp> {
  const svg = vehiclePicture({ style, hex, angle: 'cabin', backdrop: 'none' });
  const height = (fullWidth * 3) / 4;
  const cabin = await drawn(svg).blur(0.6).png({ compressionLevel: 1 }).toBuffer();
  const place = emptyPlace(style, hex).resize(fullWidth, height);
  const data = await place
    .composite([{ input: cabin }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return pictureOf({ data, width: fullWidth, height });
}

/** A photo without what lies over it, 1280 by 960. */
async function unfinished(subject: PhotoSubject, takenWidth: number): Promise<Sharp> {
  const { view } = subject;
  return view === 'cabin'
    ? cabinPhoto(subject)
    : enlarged(await studioPhoto({ ...subject, view }, takenWidth));
}

const finished = (photo: Sharp): Promise<Buffer> =>
  photo
    .composite([grainTile, ...finish])
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();

/**
 * Returns a sample photo, 1280 by 960: a vehicle in a studio, or its cabin there. A JPEG with little loss, to make the other sizes
 * from. `takenWidth` is that of the photo before it is enlarged. Throws for a style that is not drawn.
 */
export async function showroomPhoto(subject: PhotoSubject, takenWidth = usualWidth): Promise<Buffer> {
  return finished(await unfinished(subject, takenWidth));
}

/** Returns a sample photo as {@link showroomPhoto} does, from one that is kept. */
export async function keptShowroomPhoto(kept: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return finished(await enlarged({ data, width: info.width, height: info.height }));
}
