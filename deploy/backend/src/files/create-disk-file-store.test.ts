import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { createDiskFileStore } from './create-disk-file-store.ts';
import { isOutOfSpace } from './file-store.ts';

/** Resolves after so many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

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

it.runIf(spawnSync('which', ['mkfifo']).status === 0)(
  'removes a file whose stream breaks while it is being opened only after that: it would be created again',
  async () => {
    const store = await createDiskFileStore(join(folder, 'early'));
    mkdirSync(join(folder, 'early/incoming'));
    // Nobody reads from this pipe yet, so it stays being opened, as a file on a busy disk would.
    const [pipe, otherEnd] = [join(folder, 'early/incoming/1'), join(folder, 'other-end')] as const;
    spawnSync('mkfifo', [pipe]);
    linkSync(pipe, otherEnd);
    const broken = new Readable({ read: () => void broken.destroy(new Error('cut')) });
    let isEnded = false;
    const putting = store.put('incoming/1', broken).finally(() => (isEnded = true));
    const failure = expect(putting).rejects.toThrow('cut');
    await turns(1000);
    const wasEnded = isEnded;
    const reader = openSync(otherEnd, constants.O_RDONLY | constants.O_NONBLOCK);
    await failure;
    closeSync(reader);
    expect(wasEnded).toBe(false);
    expect(readdirSync(join(folder, 'early/incoming'))).toEqual([]);
  },
);

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
