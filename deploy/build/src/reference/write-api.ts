import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiReports } from './api-report.ts';

/** Writes the reports, or with `--check` compares them with the repository's. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const isCheck = process.argv.includes('--check');
for (const [path, text] of apiReports(root)) {
  if (!isCheck) writeFileSync(join(root, path), text);
  else if (readFileSync(join(root, path), 'utf8') !== text) {
    console.log(`${path}: is not what the code publishes; npm run docs:api writes it`);
    process.exitCode = 1;
  }
}
