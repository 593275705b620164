import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/index.ts';
import { createFolderObjectStore } from './create-folder-object-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

it('replaces an object as a whole and leaves no drafts behind', async () => {
  const folder = temporaryFolder();
  const objects = createFolderObjectStore(folder);
  await objects.write('channels/stable.json', bytes('one'));
  const before = await objects.stamp('channels/stable.json');
  await objects.write('channels/stable.json', bytes('two'));
  expect(text(await objects.read('channels/stable.json'))).toBe('two');
  expect(await objects.stamp('channels/stable.json')).not.toBe(before);
  expect(readdirSync(`${folder}/channels`)).toEqual(['stable.json']);
});

it('writes a new object once, also when two writers begin together', async () => {
  const objects = createFolderObjectStore(temporaryFolder());
  const both = await Promise.all([objects.writeNew('a/b', bytes('1')), objects.writeNew('a/b', bytes('2'))]);
  expect(both.sort()).toEqual([false, true]);
});

it('answers nothing for what is not there', async () => {
  const objects = createFolderObjectStore(temporaryFolder());
  expect(await objects.read('a')).toBeUndefined();
  expect(await objects.stamp('a')).toBeUndefined();
  expect(await objects.names('a/')).toEqual([]);
  await objects.write('a/b', bytes('1'));
  expect(await objects.read('a')).toBeUndefined();
  expect(await objects.read('a/b/c')).toBeUndefined();
});

it.each(['../keys/x', '/etc/passwd', 'a/../../b', 'a\\b', 'a\0b'])('refuses the key %j', (key) => {
  const objects = createFolderObjectStore(temporaryFolder());
  expect(() => objects.read(key)).toThrow('no key of a release store');
});
