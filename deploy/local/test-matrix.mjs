import { bin } from './environment.mjs';
import { run } from './run.mjs';
import { browserTests, runParts } from './test-run.mjs';

/** Everything that the gate leaves out, and the core flows three times over. No test may need a second try. */
await runParts([
  ['build', () => run(bin('tsx'), ['deploy/build/src/cli.ts'])],
  ['browser tests', () => browserTests('matrix')],
]);
