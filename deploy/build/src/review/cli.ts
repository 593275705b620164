import { parseArgs } from 'node:util';
import { workspaceDir } from '../workspace.ts';
import { randomPlaces } from './random-places.ts';
import { sizeFigures } from './size-figures.ts';
import { sourceFiles } from './source-files.ts';

/**
 * What a review of the house begins with: the sizes of all source files, and random lines to judge against CONTRIBUTING.md.
 *   --seed N    which lines (1)     --count N   how many (30)
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});
const files = sourceFiles(workspaceDir);
console.table(sizeFigures(files));
for (const { path, line, text } of randomPlaces(files, Number(values.count), Number(values.seed))) {
  console.log(`${path}:${line}  ${text}`);
}
