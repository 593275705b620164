import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fontFaces } from '../theme/font-faces.ts';
import { fontFiles } from '../theme/font-files.ts';

/** The characters of CSS `unicode-range` values, such as `U+0020-007E,U+2212`. */
export function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

interface FirstLetters {
  readonly bytes: Buffer;
  /** Path of the file of all letters. */
  readonly whole: string;
}

/**
 * The files of first letters, by path: each face of the latin subset cut to the characters of the site's own texts. The same input gives the
 * same bytes.
 */
export async function firstLetterFiles(): Promise<ReadonlyMap<string, FirstLetters>> {
  const paths = new Map(fontFiles().map(({ fileName, path }) => [fileName, path]));
  const pathOf = (fileName: string) => paths.get(fileName) ?? '';
  const faces = fontFaces.filter(({ firstLettersOf }) => firstLettersOf !== undefined);
  return new Map(
    await Promise.all(
      faces.map(async ({ fileName, firstLettersOf = '', characters }) => {
        const whole = pathOf(firstLettersOf);
        const bytes = await subsetFont(readFileSync(whole), charactersOf(characters), {
          targetFormat: 'woff2',
        });
        return [pathOf(fileName), { bytes, whole }] as const;
      }),
    ),
  );
}
