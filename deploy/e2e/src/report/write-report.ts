import type { TestOutcome } from './test-outcome.ts';

/** Seconds of wall time that the core flows may take on an idle machine with two cores. */
export const budgetSeconds = 360;

const slowestShown = 10;
const reasonLines = 8;
const reasonCharacters = 900;

const rounded = (seconds: number) => seconds.toFixed(0);
const sum = (outcomes: readonly TestOutcome[]) => outcomes.reduce((total, { seconds }) => total + seconds, 0);

function groupBy(
  outcomes: readonly TestOutcome[],
  keyOf: (outcome: TestOutcome) => string,
): readonly (readonly [string, readonly TestOutcome[]])[] {
  const groups = new Map<string, TestOutcome[]>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return [...groups];
}

/** The ten slowest files, slowest first, with the seconds of browser time that their tests took. */
export function slowestFiles(outcomes: readonly TestOutcome[]): readonly string[] {
  return groupBy(outcomes, ({ file }) => file)
    .map(([file, tests]) => ({ file, count: tests.length, seconds: sum(tests) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestShown)
    .map(({ file, count, seconds }) => `${rounded(seconds).padStart(6)} s  ${file} (${count})`);
}

/** Duration of the run and its share of the budget. `wallSeconds` is the time from its start to its end. */
export function budgetLine(outcomes: readonly TestOutcome[], wallSeconds: number): string {
  const over = wallSeconds > budgetSeconds ? ', which is OVER BUDGET on an idle machine with two cores' : '';
  return `${outcomes.length} tests, ${rounded(sum(outcomes))} s of browser time in ${rounded(wallSeconds)} s; the budget is ${budgetSeconds} s${over}`;
}

/**
 * One row per group of the matrix: its tests, how many passed at once, how many needed a retry, its seconds.
 */
export function matrixTable(outcomes: readonly TestOutcome[]): readonly string[] {
  const groupOf = ({ isCore, file }: TestOutcome) => (isCore ? 'core' : (file.split('/')[0] ?? file));
  const groups = groupBy(outcomes, groupOf).toSorted(([one], [other]) => one.localeCompare(other));
  const row = (name: string, tests: readonly TestOutcome[]) => {
    const count = (wanted: TestOutcome['outcome']) =>
      tests.filter(({ outcome }) => outcome === wanted).length;
    const numbers = [tests.length, count('passed'), count('flaky'), rounded(sum(tests))];
    return [name.padEnd(14), ...numbers.map((number) => String(number).padStart(8))].join('');
  };
  const head = [
    'group'.padEnd(14),
    ...['tests', 'passed', 'flaky', 'seconds'].map((name) => name.padStart(8)),
  ];
  return [head.join(''), ...groups.map(([name, tests]) => row(name, tests)), row('all', outcomes)];
}

function shortReason(reason: string): readonly string[] {
  const lines = reason.split('\n').filter((line) => line.trim() !== '');
  return lines.join('\n').slice(0, reasonCharacters).split('\n').slice(0, reasonLines);
}

/** Details of a failed test: its message, the open pages, and the paths of trace, screenshot and logs. */
export function failedTest({ name, tries, reason, pages, leftFiles }: TestOutcome): readonly string[] {
  return [
    `RED ${name} (${tries} ${tries === 1 ? 'try' : 'tries'})`,
    ...shortReason(reason).map((line) => `    ${line}`),
    ...pages.map((url) => `    page: ${url}`),
    ...leftFiles.map((path) => `    left: ${path}`),
  ];
}

/** One or two lines for a test that passed only on a later try. */
export function flakyTest({ name, tries, reason }: TestOutcome): readonly string[] {
  const [first = 'no message', ...rest] = shortReason(reason);
  return [`RETRIED ${name} (passed at try ${tries}): ${[first, ...rest.slice(0, 3)].join(' ')}`];
}

/**
 * The end of a run's output. In the gate: slowest files and budget; in the matrix: a table. Then what tests
 * measured, tests that needed a retry, then failures, each with its reason, so that the last lines of a failed run say why it
 * failed.
 */
export function writeReport(
  outcomes: readonly TestOutcome[],
  run: { readonly wallSeconds: number; readonly isMatrix: boolean },
): string {
  const ran = outcomes.filter(({ outcome }) => outcome !== 'skipped');
  const flaky = ran.filter(({ outcome }) => outcome === 'flaky');
  const failed = ran.filter(({ outcome }) => outcome === 'failed');
  return [
    ...(run.isMatrix ? [...matrixTable(ran), ''] : []),
    'Slowest files:',
    ...slowestFiles(ran),
    run.isMatrix ? `${ran.length} tests in ${rounded(run.wallSeconds)} s` : budgetLine(ran, run.wallSeconds),
    ...ran.flatMap(({ figures }) => figures.map((figure) => `MEASURED ${figure}`)),
    ...flaky.flatMap(flakyTest),
    ...failed.flatMap(failedTest),
    `${ran.length - failed.length} passed, ${failed.length} failed`,
  ].join('\n');
}
