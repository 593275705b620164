import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writtenLanguages } from './tenant-faults.ts';

it('a tenant may offer the languages of the shell’s catalogs', () => {
  const files = readdirSync(new URL('../../../../shell/src/app/locales', import.meta.url));
  const catalogs = files.filter((file) => /^[a-z]{2}\.json$/.test(file));
  expect(catalogs.map((file) => file.slice(0, 2)).sort()).toEqual(writtenLanguages);
});
