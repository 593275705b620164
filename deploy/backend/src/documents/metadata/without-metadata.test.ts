import fc from 'fast-check';
import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../testing/sample-file.ts';
import { photoSecrets, taggedPhoto } from '../../testing/tagged-photo.ts';
import { withoutMetadata } from './without-metadata.ts';

const formats = [
  ['jpg', 'jpeg'],
  ['png', 'png'],
] as const;
const pixelsOf = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');

describe.each(formats)('a %s without metadata', (kind, format) => {
  it('has no position, device or text, and every pixel, its profile and its orientation', async () => {
    const photo = await taggedPhoto(format);
    for (const secret of photoSecrets.slice(0, 2)) expect(photo.includes(secret)).toBe(true);
    const clean = withoutMetadata(kind, photo)!;
    for (const secret of photoSecrets) expect(clean.includes(secret)).toBe(false);
    const [before, after] = [await sharp(photo).metadata(), await sharp(clean).metadata()];
    expect(before.exif?.length).toBeGreaterThan(200);
    expect(after).toMatchObject({ orientation: 6, width: before.width });
    expect([before.xmp?.length, after.xmp]).toEqual([expect.any(Number), undefined]);
    expect(after.exif?.length).toBeLessThan(40);
    expect(after.icc?.equals(before.icc!)).toBe(true);
    expect(await pixelsOf(clean)).toBe(await pixelsOf(photo));
    expect(await pixelsOf(await sharp(clean).autoOrient().toBuffer())).toBe(
      await pixelsOf(await sharp(photo).autoOrient().toBuffer()),
    );
  });

  it('is the same when cleaned again', async () => {
    const clean = withoutMetadata(kind, await taggedPhoto(format))!;
    expect(withoutMetadata(kind, clean)?.equals(clean)).toBe(true);
  });

  it('ends with the picture: what follows is dropped', async () => {
    const photo = await taggedPhoto(format);
    const followed = Buffer.concat([photo, Buffer.from('SECRET-PLACE')]);
    expect(withoutMetadata(kind, followed)?.equals(withoutMetadata(kind, photo)!)).toBe(true);
  });

  it('ends or is undefined for any damage, and never throws', async () => {
    const photo = await taggedPhoto(format);
    fc.assert(
      fc.property(fc.nat(photo.length - 1), fc.nat(255), fc.nat(photo.length), (at, value, length) => {
        const damaged = Buffer.from(photo);
        if (at > 3) damaged[at] = value;
        withoutMetadata(kind, damaged);
        withoutMetadata(kind, damaged.subarray(0, Math.max(8, length)));
      }),
      { numRuns: 2000 },
    );
    expect(withoutMetadata(kind, photo.subarray(0, 60))).toBeUndefined();
  });
});

it.each([
  ['jpg', 'drivers-license.jpg'],
  ['png', 'insurance-card.png'],
  ['pdf', 'w2.pdf'],
] as const)('a %s without metadata is left as it is', (kind, name) => {
  const bytes = sampleFile(name);
  expect(withoutMetadata(kind, bytes)?.equals(bytes)).toBe(true);
});

it('a comment and IPTC of a JPEG, and an unknown chunk of a PNG, are metadata', () => {
  const [jpg, png] = [sampleFile('drivers-license.jpg'), sampleFile('insurance-card.png')];
  for (const marker of [0xfe, 0xed, 0xe2, 0xe5]) {
    const segment = Buffer.from(`\xff${String.fromCharCode(marker)}\0\x08SECRET`, 'latin1');
    const tagged = Buffer.concat([jpg.subarray(0, 2), segment, jpg.subarray(2)]);
    expect(withoutMetadata('jpg', tagged)?.equals(jpg)).toBe(true);
  }
  const body = Buffer.from('juNkSECRET');
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 6]), body, Buffer.alloc(4)]);
  chunk.writeUInt32BE(crc32(body), 14);
  const tagged = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  expect(withoutMetadata('png', tagged)?.equals(png)).toBe(true);
});

it('an Exif orientation of either byte order is kept, an impossible one is not', () => {
  const jpg = sampleFile('drivers-license.jpg');
  const withTiff = (tiff: string) => {
    const body = Buffer.from(`Exif\0\0${tiff}`, 'latin1');
    const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
    return Buffer.concat([jpg.subarray(0, 2), head, body, jpg.subarray(2)]);
  };
  const little = (value: string) => `II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${value}\0\0\0\0\0\0\0`;
  const big = (value: string) => `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${value}\0\0\0\0\0\0`;
  const kept = withoutMetadata('jpg', withTiff(little('\x08')))!;
  expect(kept.equals(withoutMetadata('jpg', withTiff(big('\x08')))!)).toBe(true);
  expect(kept.equals(jpg)).toBe(false);
  for (const value of ['\0', '\x01', '\x09']) {
    expect(withoutMetadata('jpg', withTiff(big(value)))?.equals(jpg)).toBe(true);
  }
  expect(withoutMetadata('jpg', withTiff('II*\0\xff\xff\xff\xff'))?.equals(jpg)).toBe(true);
});
