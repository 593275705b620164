import sharp from 'sharp';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { backdropPicture } from '@forecourt/backend/media/index.ts';
import { photoHostRoutes } from './photo-host.routes.ts';
import { createPhotoMaker, photoWidths } from './photo-host.ts';
import { finishedPhoto, type PrintJob } from './finished-photo.ts';
import { takenNegative, type TakeJob } from './original-photo.ts';
import { wallInLight } from './studio/wall.ts';
import { inWorker } from './workers/in-worker.ts';
import type { OddJob } from './workers/testing/odd-worker.ts';

const oddWorker = new URL('./workers/testing/odd-worker.ts', import.meta.url);

/** Smaller than usual: it takes seconds otherwise. */
const takenWidth = 400;
const take = (job: TakeJob) => takenNegative({ ...job, width: takenWidth });
const app = photoHostRoutes(createPhotoMaker({ take, print: finishedPhoto }));
const get = (path: string, headers = {}) => app.request(`/_sandbox/photos/${path}`, { headers });
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
  const photoOf = createPhotoMaker({
    take(job) {
      made.push(job.view);
      return take(job);
    },
    print: finishedPhoto,
  });
  const print = { width: 320, backdrop: 'studio', isLabeled: false, format: 'jpeg' } as const;
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

describe('the format of a photo', () => {
  const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const safari = 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/*;q=0.8,*/*;q=0.5';

  it.each([
    ['webp', chromium],
    ['webp', safari],
    ['jpeg', 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'],
    ['jpeg', '*/*'],
    ['jpeg', 'image/webp;q=0,*/*'],
    ['jpeg', undefined],
  ])('is %s where a client accepts %s', async (format, accept) => {
    const answer = await get('suv/b3202a/side.jpg?w=32', accept === undefined ? {} : { accept });
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    expect(answer.headers.get('vary')).toBe('Accept');
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe(format);
  });

  it('for browsers is a third smaller, and the same picture', async () => {
    const path = 'compact-luxury-3/55585b/quarter.jpg?w=480';
    const [jpeg, webp] = await Promise.all(
      ['*/*', chromium].map(async (accept) => Buffer.from(await (await get(path, { accept })).arrayBuffer())),
    );
    expect(webp!.length).toBeLessThan((jpeg!.length * 2) / 3);
    const [{ at: one }, { at: other }] = [await pixels(jpeg!), await pixels(webp!)];
    for (const x of [20, 90, 160, 230, 300]) {
      for (const y of [20, 90, 150, 220]) expect(difference(one(x, y), other(x, y))).toBeLessThan(16);
    }
  });
});

it('other requests are answered while a photo is printed', async () => {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const wait = inWorker<OddJob, { readonly text: string }>(oddWorker, 1);
  const site = new Hono();
  const answers: string[] = [];
  const ask = async (path: string) => answers.push(await (await site.request(path)).text());
  const isPrinting = new Promise<void>((begin) => {
    const print = async () => {
      begin();
      return Buffer.from((await wait({ kind: 'wait', flag })).text);
    };
    site.route('/', photoHostRoutes(createPhotoMaker({ take, print })));
  });
  site.get('/healthz', (context) => context.text('healthy'));
  const photo = ask('/_sandbox/photos/compact-luxury-3/55585b/quarter.jpg?w=480');
  await isPrinting;
  await ask('/healthz');
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
  await photo;
  expect(answers).toEqual(['healthy', expect.stringMatching(/^(ok|not-equal)$/)]);
});

it('a photo that can not be printed is an error, and is printed when it is asked for again', async () => {
  const failures = [new Error('no paint')];
  const print = async (job: PrintJob) => {
    const failure = failures.pop();
    if (failure) throw failure;
    return finishedPhoto(job);
  };
  const site = new Hono();
  site.onError((error, context) => context.text(error.message, 500));
  site.route('/', photoHostRoutes(createPhotoMaker({ take, print })));
  const ask = () => site.request('/_sandbox/photos/compact-luxury-3/55585b/quarter.jpg?w=320');
  const failed = await ask();
  expect([failed.status, await failed.text(), failed.headers.get('cache-control')]).toEqual([
    500,
    'no paint',
    null,
  ]);
  expect((await ask()).status).toBe(200);
});
