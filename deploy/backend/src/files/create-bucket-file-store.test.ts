import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3StandIn, type S3StandIn } from '@forecourt/releases/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { FileStore } from './file-store.ts';
import { filesBucket } from './files-bucket.ts';
import { openFileStore } from './open-file-store.ts';

let bucket: S3StandIn;
let store: FileStore;

beforeAll(async () => {
  bucket = await startS3StandIn();
  for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
  const place = filesBucket({ ...bucket.env, FORECOURT_FILES: 's3://forecourt-releases/files' });
  store = await openFileStore({ bucket: place, folder: '/nowhere' });
});
afterEach(async () => {
  for await (const { key } of store.list()) await store.remove(key);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
});

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('writes, reads, moves, lists over several pages and removes, below its prefix', async () => {
  await store.put('incoming/1', Readable.from(['half ', 'and half']));
  expect([...bucket.objects.keys()]).toEqual(['files/incoming/1']);
  await store.move('incoming/1', 'north/deal-1/APP.W2/2');
  expect(text(await store.readBytes('north/deal-1/APP.W2/2'))).toBe('half and half');
  expect(text(await buffer(await store.read('north/deal-1/APP.W2/2')))).toBe('half and half');
  for (const name of ['3', '4', '5']) await store.put(`north/${name}`, Readable.from([name]));
  const keys: string[] = [];
  for await (const { key, changedAt } of store.list()) {
    keys.push(key);
    expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
  }
  expect(keys.sort()).toEqual(['north/3', 'north/4', 'north/5', 'north/deal-1/APP.W2/2']);
  await store.remove('north/deal-1/APP.W2/2');
  await store.remove('north/deal-1/APP.W2/2');
  await expect(store.read('north/deal-1/APP.W2/2')).rejects.toThrow();
});

it('leaves nothing of a stream that breaks', async () => {
  async function* broken() {
    yield Buffer.alloc(100_000);
    throw new Error('cut');
  }
  await expect(store.put('incoming/1', Readable.from(broken()))).rejects.toThrow('cut');
  expect(bucket.objects.size).toBe(0);
});

it('never leaves its prefix', async () => {
  for (const key of ['../outside', '/outside', 'a/../../outside', '']) {
    await expect(store.put(key, Readable.from(['x']))).rejects.toThrow('no key');
  }
  expect(bucket.objects.size).toBe(0);
});

it.each([
  [{ FORECOURT_FILES: 'https://files.example', AWS_REGION: 'us-east-1' }, /FORECOURT_FILES is/],
  [{ FORECOURT_FILES: 's3://bucket/../else', AWS_REGION: 'us-east-1' }, /FORECOURT_FILES is/],
  [{ FORECOURT_FILES: 's3://bucket' }, /AWS_REGION/],
])('refuses %j by name', (env, message) => expect(() => filesBucket(env)).toThrow(message));

it('uses no bucket without FORECOURT_FILES', () => expect(filesBucket({})).toBeUndefined());
