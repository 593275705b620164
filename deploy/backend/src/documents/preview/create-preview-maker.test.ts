import { afterAll, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { createPreviewMaker } from './create-preview-maker.ts';

const maker = createPreviewMaker();
const sample = (name: string) => new Uint8Array(readFileSync(new URL(`../samples/${name}`, import.meta.url)));
afterAll(() => maker.stop());

it('looks into files in a process of its own, one after the other', async () => {
  const previews = await Promise.all([
    maker.make({ kind: 'pdf', bytes: sample('w2.pdf'), maxPixels: 1_000_000 }),
    maker.make({ kind: 'jpg', bytes: sample('drivers-license.jpg'), maxPixels: 1_000_000 }),
    maker.make({ kind: 'png', bytes: sample('insurance-card.png'), maxPixels: 1000 }),
    maker.make({ kind: 'pdf', bytes: new TextEncoder().encode('%PDF-1.7'), maxPixels: 1_000_000 }),
  ]);
  expect(previews).toMatchObject([
    { kind: 'picture', widthPx: 240, heightPx: 311 },
    { kind: 'picture', widthPx: 240, heightPx: 152 },
    { kind: 'pixels' },
    { kind: 'unreadable' },
  ]);
});

it('marks a PDF that opens with a password', async () => {
  const bytes = sample('../testing/password.pdf');
  expect(await maker.make({ kind: 'pdf', bytes, maxPixels: 1 })).toEqual({ kind: 'protected' });
});

it('gives up on a file that takes too long, and looks into the next one', async () => {
  const hasty = createPreviewMaker(1);
  const request = { kind: 'jpg' as const, bytes: sample('drivers-license.jpg'), maxPixels: 1_000_000 };
  expect(await hasty.make(request)).toEqual({ kind: 'unknown' });
  expect(await hasty.make(request)).toEqual({ kind: 'unknown' });
  await hasty.stop();
  expect(await hasty.make(request)).toEqual({ kind: 'unknown' });
  expect(await maker.make(request)).toMatchObject({ kind: 'picture' });
});
