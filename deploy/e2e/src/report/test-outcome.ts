import type { TestInfo } from '@playwright/test';
import type { TestCase, TestResult } from '@playwright/test/reporter';

/** Result of a test over all its tries. */
export interface TestOutcome {
  /** File and title in a searchable form: `account/sign-up.spec.ts:19 an account is created`. */
  readonly name: string;
  /** Path of the file below the folder of the flows, e.g. `account/sign-up.spec.ts`. */
  readonly file: string;
  readonly isCore: boolean;
  /** `flaky` passed on a second or third try. */
  readonly outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  readonly tries: number;
  /** Total time of all its tries. */
  readonly seconds: number;
  /** Message of the first failed try, without colors; empty for a test that passed at once. */
  readonly reason: string;
  /** URLs of the pages that were open when the last failed try ended. */
  readonly pages: readonly string[];
  /** Measurements that the test noted with {@link noteFigure}, in words. */
  readonly figures: readonly string[];
  /** Files left by the failed tries: trace, screenshot, logs of the services. */
  readonly leftFiles: readonly string[];
}

const outcomes = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' } as const;

/** Tag of the flows that `npm test` runs; all the others belong to `npm run test:matrix`. */
export const coreTag = '@core';

/** Name of the attachment with the URLs of the open pages, one per line. */
export const pagesAttachment = 'pages';

const figureAnnotation = 'figure';

/** Notes a measurement of a running test, for the report of the run: its id, what was measured, the value with its unit. */
export function noteFigure({ annotations }: Pick<TestInfo, 'annotations'>, figure: string): void {
  annotations.push({ type: figureAnnotation, description: figure });
}

function isFailed({ status }: TestResult): boolean {
  return status === 'failed' || status === 'timedOut' || status === 'interrupted';
}

function reasonOf({ errors }: TestResult): string {
  // eslint-disable-next-line no-control-regex -- colors of a terminal begin with this character
  const withoutColors = (text: string) => text.replaceAll(/\u001B\[[0-9;]*m/g, '');
  return errors.map(({ message }) => withoutColors(message ?? '')).join('\n');
}

function pagesOf({ attachments }: TestResult): readonly string[] {
  const body = attachments.find(({ name }) => name === pagesAttachment)?.body;
  return body ? body.toString().split('\n').filter(Boolean) : [];
}

/** The result of a test over all its tries. `flowsDir` is the absolute path of the folder of the flows. */
export function testOutcome(test: TestCase, flowsDir: string): TestOutcome {
  const file = test.location.file.slice(flowsDir.length + 1);
  const failed = test.results.filter(isFailed);
  const titles = test.titlePath().slice(3).join(' › ');
  return {
    name: `${file}:${test.location.line} ${titles}`,
    file,
    isCore: test.tags.includes(coreTag),
    outcome: outcomes[test.outcome()],
    tries: test.results.length,
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    reason: failed[0] ? reasonOf(failed[0]) : '',
    pages: failed.at(-1) ? pagesOf(failed.at(-1) as TestResult) : [],
    figures: test.annotations.flatMap(({ type, description }) =>
      type === figureAnnotation && description ? [description] : [],
    ),
    leftFiles: failed.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? [])),
  };
}
