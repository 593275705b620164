import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFaces } from './font-faces.ts';

/** Absolute paths of the font files, and their names next to the style sheet. */
export function fontFiles(): { fileName: string; path: string; family: string }[] {
  const require = createRequire(import.meta.url);
  return fontFaces.map(({ fileName, source, family }) => ({
    fileName,
    family,
    path: require.resolve(source),
  }));
}

/**
 * `@font-face` rules of one family, as named by `displayFamily`, with its files inside: for a page that loads nothing. About 50 kB; empty for
 * an unknown family. For Node only.
 */
export function inlineFontCss(family: string): string {
  const paths = new Map(fontFiles().map(({ fileName, path }) => [fileName, path]));
  return fontFaces
    .filter((face) => face.family === family && face.firstLettersOf === undefined)
    .map(({ fileName, weights, characters, sizePercent }) => {
      const data = readFileSync(paths.get(fileName) ?? '').toString('base64');
      return (
        `@font-face{font-family:'${family}';font-weight:${weights};size-adjust:${sizePercent ?? 100}%;unicode-range:${characters};` +
        `src:url(data:font/woff2;base64,${data}) format('woff2')}`
      );
    })
    .join('');
}
