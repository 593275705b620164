import sharp, { type Sharp } from 'sharp';
import { vehiclePicture } from '@forecourt/backend/media/index.ts';
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

const drawn = (svg: string): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * fullWidth) / 640 }).resize(fullWidth, (fullWidth * 3) / 4);

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
  const cabin = await drawn(svg).blur(0.6).png({ compressionLevel: 1 }).toBuffer();
  return emptyPlace(style, hex)
    .resize(fullWidth, (fullWidth * 3) / 4)
    .composite([{ input: cabin }])
    .removeAlpha();
}

/**
 * Returns a photo without the label, `takenWidth` pixels wide: a vehicle in a studio, or its cabin there, which is always 1280 wide. A
 * WebP with little loss, to make the sizes from that are sent. Throws for a style that is not drawn.
 */
export async function showroomPhoto(subject: PhotoSubject, takenWidth = usualWidth): Promise<Buffer> {
  const { view } = subject;
  const photo =
    view === 'cabin'
      ? await cabinPhoto(subject)
      : pictureOf(await studioPhoto({ ...subject, view }, takenWidth));
  return photo.webp({ quality: 92, effort: 1 }).toBuffer();
}
