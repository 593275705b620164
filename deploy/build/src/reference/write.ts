import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { referencePages } from './reference-pages.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const { pages, faults } = await referencePages(root);
for (const [path, text] of pages) writeFileSync(join(root, path), text);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
