import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/index.ts';
import { createFolderObjectStore } from './create-folder-object-store.ts';

it('leaves no temporary files behind', async () => {
  const folder = temporaryFolder();
  const objects = createFolderObjectStore(folder);
  const bytes = new TextEncoder().encode('one');
  await objects.write('channels/stable.json', bytes);
  await objects.write('channels/stable.json', bytes);
  await objects.writeNew('channels/stable.json', bytes);
  expect(readdirSync(`${folder}/channels`)).toEqual(['stable.json']);
});
