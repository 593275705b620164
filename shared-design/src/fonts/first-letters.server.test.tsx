import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstCharacters, fontFaceCss, fontFaces } from '../theme/font-faces.ts';
import { charactersOf, firstLetterFiles } from './first-letters.ts';

const root = join(import.meta.dirname, '../../..');

/** The catalogs of the packages whose texts are on the site's pages, and the sample tenants' files. */
function textFiles(): string[] {
  const folders = readdirSync(root).filter((name) => /^(shell|mfe-.+|shared-.+)$/.test(name));
  return [...folders.map((name) => `${name}/src`), 'deploy/releases/tenants'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|[/.])(en|es)\.json$/.test(path) || folder.endsWith('tenants'))
      .filter((path) => path.endsWith('.json'))
      .map((path) => join(root, folder, path)),
  );
}

test('the first letters are all that the texts of the site need, in English and Spanish', () => {
  const first = new Set(charactersOf(firstCharacters));
  const used = new Set(textFiles().flatMap((path) => [...readFileSync(path, 'utf8')]));
  expect([...used].filter((character) => character !== '\n' && !first.has(character))).toEqual([]);
});

test('no character has two files of a face, which a browser that waits for one of them would both load', () => {
  const ranges = new Map<string, string[]>();
  for (const [, family = '', range = ''] of fontFaceCss().matchAll(
    /font-family:'([^']+ Variable)'[^}]+?unicode-range:([^;}]+)/g,
  ))
    ranges.set(family, [...(ranges.get(family) ?? []), ...charactersOf(range)]);
  expect(ranges.size).toBe(5);
  for (const [family, characters] of ranges) {
    expect(new Set(characters).size, family).toBe(characters.length);
    const whole = fontFaces
      .filter((face) => face.family === family)
      .flatMap((face) => [...charactersOf(face.characters)]);
    const printed = whole.filter((character) => !/\p{Cc}/u.test(character));
    expect(new Set(characters), family).toEqual(new Set(printed));
  }
});

test('their files are those that the script makes of the present faces, at most 0.75 of their size', async () => {
  const files = await firstLetterFiles();
  expect(files.size).toBe(5);
  for (const [path, { bytes, whole }] of files) {
    expect(readFileSync(path).equals(bytes), path).toBe(true);
    expect(statSync(path).size, path).toBeLessThanOrEqual(statSync(whole).size * 0.75);
  }
});
