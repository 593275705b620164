import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogLine } from './catalog-types.ts';
import { readMake } from './read-make.ts';
import { readMakeFile } from './read-make-file.ts';

const makesFolder = fileURLToPath(new URL('./makes', import.meta.url));

/**
 * Every model line sold since model year 2017 that sample vehicles are generated from, by make; prices and
 * other numbers are rounded from published ones.
 */
export const catalog: readonly CatalogLine[] = readdirSync(makesFolder)
  .sort()
  .flatMap((file) => readMake(readMakeFile(readFileSync(join(makesFolder, file), 'utf8'))));
