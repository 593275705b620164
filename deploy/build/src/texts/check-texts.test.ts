import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkFolders, checkTexts } from './check-texts.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

it('every text of the repository exists, is used and is translated', () => {
  expect(checkTexts(root)).toEqual([]);
});

it('checks the packages that are named, and reports a name that no package has', () => {
  expect(checkFolders(root, ['mfe-account', 'mfe-acount'])).toEqual(['mfe-acount is no package with texts']);
});
