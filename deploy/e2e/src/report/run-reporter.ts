import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { testOutcome } from './test-outcome.ts';
import { writeReport } from './write-report.ts';

interface ReporterOptions {
  /** Absolute path of the folder of the flows. */
  readonly flowsDir: string;
  readonly isMatrix: boolean;
}

/**
 * Prints `writeReport` at the end of a run, or writes it to the file named by FORECOURT_REPORT, for a caller
 * that prints it last.
 */
export default class RunReporter implements Reporter {
  readonly #options: ReporterOptions;
  #suite: Suite | undefined;

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ duration }: FullResult): void {
    const { flowsDir, isMatrix } = this.#options;
    const tests = this.#suite?.allTests() ?? [];
    // Listing the tests is not a run.
    if (tests.every(({ results }) => results.length === 0)) return;
    const outcomes = tests.map((test) => testOutcome(test, flowsDir));
    const report = writeReport(outcomes, { wallSeconds: duration / 1000, isMatrix });
    const path = process.env['FORECOURT_REPORT'];
    if (!path) {
      console.log(`\n${report}`);
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, report);
  }

  printsToStdio(): boolean {
    return false;
  }
}
