import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { createDiskFileStore } from './create-disk-file-store.ts';
import { isOutOfSpace } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('writes, reads, moves, lists and removes', async () => {
  const store = await createDiskFileStore(join(folder, 'a/b'));
  await store.put('incoming/1', Readable.from(['half ', 'and half']));
  await store.move('incoming/1', 'north/deal-1/APP.W2/2');
  expect(text(await store.readBytes('north/deal-1/APP.W2/2'))).toBe('half and half');
  const keys: string[] = [];
  for await (const { key, changedAt } of store.list()) {
    keys.push(key);
    expect(changedAt).toEqual(statSync(join(folder, 'a/b', key)).mtime);
  }
  expect(keys).toEqual(['north/deal-1/APP.W2/2']);
  await store.remove('north/deal-1/APP.W2/2');
  await store.remove('north/deal-1/APP.W2/2');
  await expect(store.read('north/deal-1/APP.W2/2')).rejects.toThrow();
});

it('leaves nothing of a stream that breaks', async () => {
  const store = await createDiskFileStore(join(folder, 'c'));
  async function* broken() {
    yield Buffer.alloc(100_000);
    throw new Error('cut');
  }
  await expect(store.put('incoming/1', Readable.from(broken()))).rejects.toThrow();
  expect(
    readdirSync(join(folder, 'c'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  ).toEqual([]);
});

it.runIf(existsSync('/dev/full'))(
  'says of a full disk that it is full, and leaves nothing (F58)',
  async () => {
    const store = await createDiskFileStore(join(folder, 'full'));
    mkdirSync(join(folder, 'full/incoming'));
    symlinkSync('/dev/full', join(folder, 'full/incoming/1'));
    const failure: unknown = await store
      .put('incoming/1', Readable.from([Buffer.alloc(100_000)]))
      .catch((error: unknown) => error);
    expect(isOutOfSpace(failure)).toBe(true);
    expect(readdirSync(join(folder, 'full/incoming'))).toEqual([]);
  },
);

it('never leaves its folder', async () => {
  const store = await createDiskFileStore(join(folder, 'd'));
  await expect(store.put('../outside', Readable.from(['x']))).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('outside');
});
