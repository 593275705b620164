import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoSecrets, taggedPhoto } from '../../testing/tagged-photo.ts';
import { withoutMetadata } from './without-metadata.ts';

/** A PDF as a phone's scanner makes it: each page is a photo. */
async function scanned(...photos: readonly Buffer[]): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const end = new Promise((done) => doc.on('end', done));
  for (const photo of photos) doc.addPage().image(photo, 72, 72, { fit: [400, 400] });
  doc.end();
  await end;
  return Buffer.concat(parts);
}

/** The pictures of a PDF, in order. */
function picturesOf(pdf: Buffer): Buffer[] {
  const starts = [...pdf.toString('latin1').matchAll(/stream\r?\n(?=\xff\xd8\xff)/g)];
  return starts.map(({ index, 0: head }) =>
    pdf.subarray(index + head.length, pdf.indexOf('\nendstream', index, 'latin1')),
  );
}

const pixelsOf = async (picture: Buffer) => (await sharp(picture).raw().toBuffer()).toString('base64');

describe('a PDF without metadata', () => {
  it('has no position, device or text in its pictures, and every pixel and its profile', async () => {
    const photo = await taggedPhoto('jpeg');
    const pdf = await scanned(photo, await sharp(photo).withMetadata().modulate({ hue: 90 }).toBuffer());
    for (const secret of photoSecrets.slice(0, 2)) expect(pdf.includes(secret)).toBe(true);
    const clean = withoutMetadata('pdf', pdf)!;
    for (const secret of photoSecrets) expect(clean.includes(secret)).toBe(false);
    const [before, after] = [picturesOf(pdf), picturesOf(clean)];
    expect(after).toHaveLength(2);
    expect(await Promise.all(after.map(pixelsOf))).toEqual(await Promise.all(before.map(pixelsOf)));
    const { exif, icc } = await sharp(after[0]).metadata();
    expect(exif).toBeUndefined();
    expect(icc?.equals((await sharp(photo).metadata()).icc!)).toBe(true);
  });

  it('keeps its length, and everything outside of its pictures', async () => {
    const pdf = await scanned(await taggedPhoto('jpeg'));
    const clean = withoutMetadata('pdf', pdf)!;
    expect(clean).toHaveLength(pdf.length);
    const [picture] = picturesOf(pdf) as [Buffer];
    const start = pdf.indexOf(picture);
    const outside = (bytes: Buffer) =>
      Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + picture.length)]);
    expect(outside(clean).equals(outside(pdf))).toBe(true);
    expect(withoutMetadata('pdf', clean)?.equals(clean)).toBe(true);
  });

  it('is returned for any damage, and never throws', async () => {
    const pdf = await scanned(await taggedPhoto('jpeg'));
    const [picture] = picturesOf(pdf) as [Buffer];
    const start = pdf.indexOf(picture);
    fc.assert(
      fc.property(fc.nat(picture.length - 1), fc.nat(255), fc.nat(pdf.length), (at, value, length) => {
        const damaged = Buffer.from(pdf);
        damaged[start + at] = value;
        expect(withoutMetadata('pdf', damaged)).toHaveLength(pdf.length);
        expect(withoutMetadata('pdf', damaged.subarray(0, length))).toHaveLength(length);
      }),
      { numRuns: 300 },
    );
  });
});
