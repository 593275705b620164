import { fileURLToPath } from 'node:url';
import { checkTexts } from './check-texts.ts';

const faults = checkTexts(fileURLToPath(new URL('../../../..', import.meta.url)));
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'texts: complete' : `texts: ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
