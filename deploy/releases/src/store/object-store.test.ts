import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startS3StandIn, temporaryFolder } from '../testing/index.ts';
import { createBucketObjectStore } from './create-bucket-object-store.ts';
import { createFolderObjectStore } from './create-folder-object-store.ts';
import type { ObjectStore } from './object-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

async function bucketUnderTest() {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  for (const [name, value] of Object.entries(standIn.env)) vi.stubEnv(name, value);
  return { standIn, objects: createBucketObjectStore(standIn.location) };
}

afterEach(() => vi.unstubAllEnvs());

const stores: readonly [string, () => Promise<ObjectStore>][] = [
  ['a folder', () => Promise.resolve(createFolderObjectStore(temporaryFolder()))],
  ['a bucket', async () => (await bucketUnderTest()).objects],
];

describe.each(stores)('an object store in %s', (_place, open) => {
  it('replaces an object as a whole, and its stamp changes', async () => {
    const objects = await open();
    await objects.write('channels/stable.json', bytes('one'));
    const before = await objects.stamp('channels/stable.json');
    expect(await objects.stamp('channels/stable.json')).toBe(before);
    await objects.write('channels/stable.json', bytes('two'));
    expect(text(await objects.read('channels/stable.json'))).toBe('two');
    expect(await objects.stamp('channels/stable.json')).not.toBe(before);
  });

  it('writes a new object once, even if two writers start at the same time', async () => {
    const objects = await open();
    const both = await Promise.all([
      objects.writeNew('a/b', bytes('1')),
      objects.writeNew('a/b', bytes('2')),
    ]);
    expect(both.sort()).toEqual([false, true]);
    const kept = text(await objects.read('a/b'));
    expect(await objects.writeNew('a/b', bytes('3'))).toBe(false);
    expect(text(await objects.read('a/b'))).toBe(kept);
  });

  it('returns nothing for a missing object', async () => {
    const objects = await open();
    expect(await objects.read('a')).toBeUndefined();
    expect(await objects.stamp('a')).toBeUndefined();
    expect(await objects.names('a/')).toEqual([]);
    await objects.write('a/b', bytes('1'));
    expect(await objects.read('a')).toBeUndefined();
    expect(await objects.read('a/b/c')).toBeUndefined();
  });

  it('lists the names directly below, sorted, however many there are', async () => {
    const objects = await open();
    for (const key of ['r/d/1', 'r/b', 'r/a/x', 'r/a/y', 'r/c & <d>', 'rest'])
      await objects.write(key, bytes('1'));
    expect(await objects.names('r/')).toEqual(['a', 'b', 'c & <d>', 'd']);
  });

  it('preserves every byte', async () => {
    const objects = await open();
    const all = Uint8Array.from({ length: 256 }, (_none, at) => at);
    await objects.write('all', all);
    expect(new Uint8Array((await objects.read('all')) ?? [])).toEqual(all);
    await objects.write('none', new Uint8Array());
    expect((await objects.read('none'))?.byteLength).toBe(0);
  });

  it.each(['../keys/x', '/etc/passwd', 'a/../../b', 'a\\b', 'a\0b'])('rejects the key %j', async (key) => {
    const objects = await open();
    expect(() => objects.read(key)).toThrow('no key of a release store');
  });
});

describe('an object store in a bucket', () => {
  it('keeps its keys below its prefix', async () => {
    const { standIn, objects } = await bucketUnderTest();
    await objects.write('tenants/harbor.json', bytes('{}'));
    expect([...standIn.objects.keys()]).toEqual(['site/tenants/harbor.json']);
  });

  it('rejects, and does not report a missing object, when the service refuses or stays down', async () => {
    const { standIn, objects } = await bucketUnderTest();
    await objects.write('a', bytes('1'));
    standIn.fail(403, 1);
    await expect(objects.stamp('a')).rejects.toThrow();
    standIn.fail(500, 20);
    await expect(objects.read('a')).rejects.toThrow('StandInFailure');
    await expect(objects.writeNew('b', bytes('1'))).rejects.toThrow('StandInFailure');
  });

  it('retries when the service is busy or another writer has the key', async () => {
    const { standIn, objects } = await bucketUnderTest();
    standIn.fail(503, 1);
    await objects.write('a', bytes('1'));
    expect(text(await objects.read('a'))).toBe('1');
    standIn.fail(409, 2);
    expect(await objects.writeNew('b', bytes('1'))).toBe(true);
  });

  it('recognizes its own write whose answer was lost', async () => {
    const { standIn, objects } = await bucketUnderTest();
    standIn.loseAnswers(1);
    expect(await objects.writeNew('a', bytes('1'))).toBe(true);
    expect(await objects.writeNew('a', bytes('2'))).toBe(false);
  });
});
