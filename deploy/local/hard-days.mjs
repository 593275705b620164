import { spawnSync } from 'node:child_process';
import { bin } from './environment.mjs';
import { run } from './run.mjs';

/**
 * Moments at which code that reads the machine's clock or zone breaks, each with a zone in which it is hardest: `at` is local time there.
 * Clocks change on Sundays, and this leap day is one as well.
 * @type {readonly { name: string, at: string, zone: string }[]}
 */
export const hardDays = [
  { name: 'the last minute of a year', at: '2026-12-31 23:59:00', zone: 'UTC' },
  { name: 'the last minute of a year, a day behind', at: '2026-12-31 23:59:00', zone: 'Pacific/Honolulu' },
  { name: 'a leap day, a Sunday', at: '2032-02-29 23:30:00', zone: 'UTC' },
  { name: 'the night in which clocks go forward', at: '2027-03-14 01:59:30', zone: 'America/New_York' },
  { name: 'the night in which clocks go back', at: '2026-11-01 00:59:30', zone: 'America/New_York' },
];

/** Installs faketime as Debian's package when it is missing and this is root. Throws an Error that says what to do otherwise. */
async function requireFaketime() {
  const isThere = () => spawnSync('which', ['faketime']).status === 0;
  if (isThere()) return;
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'faketime'], { DEBIAN_FRONTEND: 'noninteractive' });
    if (isThere()) return;
  }
  throw new Error('The unit tests are run on other days by the program faketime. Install its package.');
}

/**
 * Runs the gate's unit tests with the machine's clock and zone set to a moment. Answers the exit code.
 * @param {{ at: string, zone: string }} day
 */
export async function unitTestsOn({ at, zone }) {
  await requireFaketime();
  const vitest = [bin('vitest'), 'run', '--tags-filter=!matrix', '--reporter=dot'];
  return run('faketime', ['-f', `@${at}`, ...vitest], { TZ: zone });
}
