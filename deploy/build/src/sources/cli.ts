import { fileURLToPath } from 'node:url';
import { referenceFaults } from '../reference/reference-pages.ts';
import { checkSources } from './check-sources.ts';
import { nameFaults } from './name-faults.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const faults = [...checkSources(root), ...nameFaults(root), ...(await referenceFaults(root))];
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'sources: all there' : `sources: ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
