import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';

it('every text of the repository is translated, used and there', () => {
  expect(checkTexts(fileURLToPath(new URL('../../../..', import.meta.url)))).toEqual([]);
});
