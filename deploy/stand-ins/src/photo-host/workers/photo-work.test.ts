import sharp from 'sharp';
import { expect, it } from 'vitest';
import { backdropPicture } from '@forecourt/backend/media/index.ts';
import { photoWorkInThreads } from './photo-work.ts';

it('takes a negative in a thread and prints it in another, and says why it can not', async () => {
  const { take, print } = photoWorkInThreads();
  const negative = await take({ style: 'suv', view: 'side', width: 64 });
  const wanted = { width: 320, backdrop: 'warm', isLabeled: true, format: 'webp' } as const;
  const job = { ...wanted, name: 'suv/side', negative, hex: 'b3202a', wall: backdropPicture('warm') };
  await expect(print({ ...job, name: 'none', negative: Buffer.of(1) })).rejects.toThrow(/unsupported image/);
  await expect(take({ style: 'boat', view: 'side' })).rejects.toThrow(
    'No vehicle is drawn in the style boat.',
  );
  expect(await sharp(await print(job)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
});
