import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';

it('every text of the repository exists, is used and is translated', () => {
  expect(checkTexts(fileURLToPath(new URL('../../../..', import.meta.url)))).toEqual([]);
});
