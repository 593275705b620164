import { writeFileSync } from 'node:fs';
import { firstLetterFiles } from './first-letters.ts';

for (const [path, { bytes }] of await firstLetterFiles()) writeFileSync(path, bytes);
