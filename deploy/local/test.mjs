import { bin } from './environment.mjs';
import { pnpm } from './install.mjs';
import { run } from './run.mjs';
import { browserTests, runParts } from './test-run.mjs';

/** The gate: what a commit has to pass to land. */
await runParts([
  ['check', () => pnpm(['check'])],
  ['unit tests', () => run(bin('vitest'), ['run'])],
  ['build', () => run(bin('tsx'), ['deploy/build/src/cli.ts'])],
  ['sizes', () => pnpm(['check:sizes'])],
  ['browser tests', () => browserTests('gate')],
]);
