import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { vehiclePicture } from '@forecourt/backend/media/index.ts';
import { grainTile } from './grain-tile.ts';
import { reflection } from './reflection.ts';
import { restingLine, type Raster } from './resting-line.ts';
import { sampleLabel } from './sample-label.ts';
import { contactShadow, emptyShowroom, overScene } from './showroom-scene.ts';

/** Views that the host has of a vehicle, in the order of a dealer's gallery. */
export const photoViews = ['quarter', 'side', 'front', 'rear', 'cabin'] as const;

/** What a photo shows; `style` and `hex` as in the addresses of drawn pictures. */
export interface PhotoSubject {
  readonly style: string;
  readonly hex: string;
  readonly view: (typeof photoViews)[number];
}

const fullWidth = 1280;
/** What is blurred anyway is made at half the size. */
const halfWidth = fullWidth / 2;
/** A vehicle is a little farther away than in its drawing, on the same floor. */
const share = 0.97;
const floorY = 376;

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const inputOf = ({ data, width, height }: Raster): OverlayOptions => ({
  input: data,
  raw: { width, height, channels: 4 },
});

const pictureOf = ({ data, width, height }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

const sized = (picture: Sharp, width: number): Sharp => picture.resize(width, (width * 3) / 4);

const drawn = (svg: string, width: number): Sharp =>
  sized(sharp(Buffer.from(svg), { density: (72 * width) / 640 }), width);

/** Makes a part of every photo once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Drawn at half the size: it is behind the vehicle, and a little out of focus. */
const emptyRoom = once(async () =>
  rasterOf(sized(pictureOf(await rasterOf(drawn(emptyShowroom, halfWidth))), fullWidth)),
);
/** The same far out of focus, behind a windshield. */
const farRoom = once(async () => rasterOf(pictureOf(await emptyRoom()).blur(14)));

const overWith = (labelColor: string) =>
  once(() => rasterOf(drawn(overScene(sampleLabel(labelColor)), fullWidth).composite([grainTile])));
const overFloor = overWith('#23292ed8');
const overCabin = overWith('#ffffffe0');

function moved(svg: string): string {
  const [x, y] = [320 * (1 - share), floorY * (1 - share)];
  const nested = svg.replace('<svg ', '<svg width="640" height="480" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><g transform="translate(${x} ${y}) scale(${share})">${nested}</g></svg>`;
}

/** The floor below a vehicle: its reflection, and its shade. */
async function onFloor(vehicle: Raster): Promise<Raster> {
  const small = await rasterOf(sized(pictureOf(vehicle), halfWidth));
  const line = restingLine(small);
  const at = (x: number) => [x, line.at + line.slope * x] as const;
  const shade = await rasterOf(drawn(contactShadow(at(115), at(525)), halfWidth));
  const floor = await rasterOf(
    pictureOf(reflection(small, line))
      .blur(2.4)
      .composite([inputOf(shade)]),
  );
  return rasterOf(sized(pictureOf(floor), fullWidth));
}

async function floorPhoto(svg: string): Promise<Sharp> {
  const vehicle = await rasterOf(drawn(moved(svg), fullWidth));
  const floor = await onFloor(vehicle);
  const soft = await rasterOf(pictureOf(vehicle).blur(0.6));
  return pictureOf(await emptyRoom()).composite([floor, soft, await overFloor()].map(inputOf));
}

async function cabinPhoto(svg: string): Promise<Sharp> {
  const cabin = await rasterOf(drawn(svg, fullWidth).blur(0.6));
  return pictureOf(await farRoom()).composite([cabin, await overCabin()].map(inputOf));
}

/**
 * Returns a sample photo, 1280 by 960: our drawing of a vehicle on the polished floor of a showroom, or of its cabin there. A JPEG with
 * little loss, to make the other sizes from. Throws for a style that is not drawn.
 */
export async function showroomPhoto({ style, hex, view }: PhotoSubject): Promise<Buffer> {
  const svg = vehiclePicture({ style, hex, angle: view, backdrop: 'none' });
  const photo = await (view === 'cabin' ? cabinPhoto : floorPhoto)(svg);
  return photo.removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
