import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { backdropPicture } from '@forecourt/backend/media/index.ts';
import { photoHostRoutes } from './photo-host.routes.ts';
import { createPhotoMaker, photoWidths } from './photo-host.ts';
import { originalPhoto, takenNegative, type PhotoView } from './original-photo.ts';
import { wallInLight } from './studio/wall.ts';

/** Smaller than usual: it takes seconds otherwise. */
const takenWidth = 400;
const take = (style: string, view: PhotoView) => takenNegative(style, view, takenWidth);
const app = photoHostRoutes(createPhotoMaker((subject) => originalPhoto(subject, take)));
const get = (path: string) => app.request(`/_sandbox/photos/${path}`);
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

/** The pixels of a picture, made 320 wide. */
async function pixels(picture: Buffer) {
  const data = await sharp(picture).resize(320, 240).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number) => [...data.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)];
  return {
    at,
    redness: (x: number, y: number) => (at(x, y)[0] ?? 0) - (at(x, y)[2] ?? 0),
    light: (x: number, y: number) => at(x, y).reduce((sum, part) => sum + part, 0) / 3,
  };
}
const pixelsOf = async (path: string) => pixels(await bytesOf(path));
const difference = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

describe('a sample photo', () => {
  it.each(photoWidths)('is a small JPEG, %i pixels wide', async (width) => {
    const answer = await get(`three-row-4/b3202a/quarter.jpg?w=${width}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width: w, height } = await sharp(bytes).metadata();
    expect([format, w, height]).toEqual(['jpeg', width, (width * 3) / 4]);
    expect(bytes.length).toBeLessThan(width * 110);
  });

  it('is 1280 pixels wide when no width is asked for', async () => {
    expect((await sharp(await bytesOf('suv/b3202a/side.jpg')).metadata()).width).toBe(1280);
  });

  it('shows the paint, and the shade and the mirror image of the vehicle on the floor', async () => {
    const { redness, light } = await pixelsOf('suv/B3202A/side.jpg?w=320');
    const blue = await pixelsOf('suv/2A20B3/side.jpg?w=320');
    expect(redness(160, 150)).toBeGreaterThan(60);
    expect(blue.redness(160, 150)).toBeLessThan(-60);
    const mirrored = [206, 212, 218, 224].map((y) => redness(160, y) - blue.redness(160, y));
    expect(Math.max(...mirrored)).toBeGreaterThan(6);
    expect(Math.abs(redness(6, 212) - blue.redness(6, 212))).toBeLessThan(3);
    expect(light(160, 184)).toBeLessThan(light(160, 225) - 25);
  });

  it.each(['studio', 'warm', 'dark'] as const)(
    'is in front of the backdrop of the drawings beside it, a light one in the light of the studio, its paint unchanged: %s',
    async (backdrop) => {
      const { at } = await pixelsOf(`suv/B3202A/side.jpg?backdrop=${backdrop}&w=320`);
      const raw = await sharp(Buffer.from(backdropPicture(backdrop)))
        .resize(320, 240)
        .removeAlpha()
        .raw()
        .toBuffer();
      const lit = backdrop === 'dark' ? raw : wallInLight(raw, 320);
      const drawn = await pixels(
        await sharp(lit, { raw: { width: 320, height: 240, channels: 3 } })
          .png()
          .toBuffer(),
      );
      for (const [x, y] of [
        [4, 4],
        [160, 40],
        [316, 60],
      ] as const) {
        expect(difference(at(x, y), drawn.at(x, y))).toBeLessThan(8);
      }
      const plain = await pixelsOf('suv/B3202A/side.jpg?w=320');
      expect(difference(at(160, 150), plain.at(160, 150))).toBeLessThan(8);
    },
  );

  it.each(['side', 'cabin'])(
    'says by itself that it is a sample, without a width: %s; in a page, the page says it',
    async (view) => {
      const [alone, inPage] = await Promise.all([
        pixelsOf(`suv/B3202A/${view}.jpg?backdrop=dark`),
        pixelsOf(`suv/B3202A/${view}.jpg?backdrop=dark&w=1280`),
      ]);
      const line = (x: number) => alone.light(14 + x, 191) - inPage.light(14 + x, 191);
      expect(
        Array.from({ length: 60 }, (_, x) => line(x)).filter((gain) => gain > 40).length,
      ).toBeGreaterThan(15);
      expect(difference(alone.at(200, 191), inPage.at(200, 191))).toBeLessThan(8);
    },
  );

  it('shows seats of a cabin in their color, and the rest of it in none', async () => {
    const [red, black] = await Promise.all(
      ['8e1f22', '1c1c1e'].map((hex) => pixelsOf(`suv/${hex}/cabin.jpg?w=320`)),
    );
    const seat = [80, 226] as const;
    expect(red!.redness(...seat)).toBeGreaterThan(50);
    expect(black!.light(...seat)).toBeLessThan(70);
    for (const [x, y] of [
      [160, 40],
      [250, 130],
    ] as const) {
      expect(difference(red!.at(x, y), black!.at(x, y))).toBeLessThan(14);
    }
  });

  it.each([
    'boat/b3202a/side.jpg',
    'three-row-99/b3202a/side.jpg',
    'suv/b3202/side.jpg',
    'suv/red/side.jpg',
    'suv/b3202a/top.jpg',
    'suv/b3202a/wheel.jpg',
    'suv/b3202a/removed.jpg?w=640',
    'suv/b3202a/side.svg',
    'suv/b3202a/side',
  ])('is 404 for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'error.notFound' } });
  });

  it.each(['0', '33', '641', '99999', '-320', '320.0', '', 'wide', '0x20'])(
    'is 400 for the width %s',
    async (w) => {
      const answer = await get(`suv/b3202a/side.jpg?w=${w}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 'error.validation.request' } });
    },
  );

  it('is 400 for a backdrop that drawings do not have', async () => {
    expect((await get('suv/b3202a/side.jpg?backdrop=red&w=320')).status).toBe(400);
  });
});

it('what photos are printed from is made once for all widths and paints', async () => {
  const made: string[] = [];
  const photoOf = createPhotoMaker((subject) => {
    made.push(subject.view);
    return originalPhoto(subject, take);
  });
  const print = { width: 320, backdrop: 'studio', isLabeled: false } as const;
  const photos = await Promise.all([
    ...photoWidths.map((width) =>
      photoOf({ style: 'suv', hex: 'b3202a', view: 'side' }, { ...print, width }),
    ),
    photoOf({ style: 'suv', hex: '1b4dd8', view: 'side' }, print),
  ]);
  expect(made).toEqual(['side']);
  const lengths = photos.slice(0, photoWidths.length).map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});
