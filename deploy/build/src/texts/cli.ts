import { fileURLToPath } from 'node:url';
import { checkFolders, checkTexts } from './check-texts.ts';

/** Prints the faults in all texts of the repository, or in those of the packages that are named: `cli.ts mfe-account shell`. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = process.argv.slice(2);
const faults = folders.length === 0 ? checkTexts(root) : checkFolders(root, folders);
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'texts: complete' : `texts: ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
