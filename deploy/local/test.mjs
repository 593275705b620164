import { bin } from './environment.mjs';
import { pnpm } from './install.mjs';
import { run } from './run.mjs';
import { browserTests, runParts } from './test-run.mjs';

/** The gate: what a commit has to pass to land. */
await runParts([
  ['check, build and sizes', () => pnpm(['check'])],
  ['unit tests', () => run(bin('vitest'), ['run', '--tags-filter=!matrix'])],
  ['browser tests', () => browserTests('gate')],
]);
