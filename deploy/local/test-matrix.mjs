import { bin } from './environment.mjs';
import { hardDays, unitTestsOn } from './hard-days.mjs';
import { run } from './run.mjs';
import { browserTests, runParts } from './test-run.mjs';

/** Everything that the gate leaves out, and the core flows three times over. No test may need a second try. */
await runParts([
  ['unit tests left out of the gate', () => run(bin('vitest'), ['run', '--tags-filter=matrix'])],
  ...hardDays.map(
    (day) => /** @type {const} */ ([`unit tests on ${day.name} (${day.zone})`, () => unitTestsOn(day)]),
  ),
  ['build', () => run(bin('tsx'), ['deploy/build/src/cli.ts'])],
  ['browser tests', () => browserTests('matrix')],
]);
