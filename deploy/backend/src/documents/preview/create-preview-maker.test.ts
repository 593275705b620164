import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createPreviewMaker, startWorker } from './create-preview-maker.ts';
import { sampleFile } from '../../testing/sample-file.ts';

const maker = createPreviewMaker();
const sample = (name: string) => new Uint8Array(sampleFile(name));
afterAll(() => maker.stop());

it('inspects files in a separate process, one after the other', async () => {
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

it('marks a password-protected PDF', async () => {
  const bytes = new Uint8Array(readFileSync(new URL('../testing/password.pdf', import.meta.url)));
  expect(await maker.make({ kind: 'pdf', bytes, maxPixels: 1 })).toEqual({ kind: 'protected' });
});

it('one process that cannot be started does not end the others', async () => {
  let starts = 0;
  const flaky = createPreviewMaker(undefined, () => {
    starts += 1;
    if (starts === 1) throw new Error('spawn EMFILE');
    return startWorker();
  });
  const request = { kind: 'jpg' as const, bytes: sample('drivers-license.jpg'), maxPixels: 1_000_000 };
  expect(await flaky.make(request)).toEqual({ kind: 'unknown' });
  expect(await flaky.make(request)).toMatchObject({ kind: 'picture' });
  await flaky.stop();
});

it('gives up on a file that takes too long, and continues with the next one', async () => {
  const hasty = createPreviewMaker(1);
  const request = { kind: 'jpg' as const, bytes: sample('drivers-license.jpg'), maxPixels: 1_000_000 };
  expect(await hasty.make(request)).toEqual({ kind: 'unknown' });
  expect(await hasty.make(request)).toEqual({ kind: 'unknown' });
  await hasty.stop();
  expect(await hasty.make(request)).toEqual({ kind: 'unknown' });
  expect(await maker.make(request)).toMatchObject({ kind: 'picture' });
});
