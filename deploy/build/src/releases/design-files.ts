import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** Style sheet data of shared-design: the text, and the fonts whose `fileName` it references. */
export interface DesignSource {
  readonly css: string;
  readonly fonts: readonly { readonly fileName: string; readonly path: string }[];
}

function hashedName(fileName: string, bytes: Uint8Array): string {
  const extension = extname(fileName);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${basename(fileName, extension)}.${hash}${extension}`;
}

/**
 * Writes the static design style sheet and its fonts under content-hashed names into `distDir`, which is
 * created if missing. Returns the style sheet's name. Throws an Error when the sheet does not reference a
 * listed font.
 */
export function writeDesignFiles(distDir: string, source: DesignSource): string {
  mkdirSync(distDir, { recursive: true });
  let css = source.css;
  for (const { fileName, path } of source.fonts) {
    if (!css.includes(fileName))
      throw new Error(`The design style sheet does not name the font ${fileName}.`);
    const bytes = readFileSync(path);
    const name = hashedName(fileName, bytes);
    writeFileSync(join(distDir, name), bytes);
    css = css.replaceAll(fileName, name);
  }
  const sheet = Buffer.from(css);
  const sheetName = hashedName('design.css', sheet);
  writeFileSync(join(distDir, sheetName), sheet);
  return sheetName;
}
