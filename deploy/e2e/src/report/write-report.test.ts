import { describe, expect, it } from 'vitest';
import type { TestOutcome } from './test-outcome.ts';
import { budgetSeconds, writeReport } from './write-report.ts';

function outcome(file: string, change: Partial<TestOutcome> = {}): TestOutcome {
  return {
    name: `${file}:1 a test`,
    file,
    isCore: true,
    outcome: 'passed',
    tries: 1,
    seconds: 1,
    reason: '',
    pages: [],
    figures: [],
    leftFiles: [],
    ...change,
  };
}

const gate = { wallSeconds: 100, isMatrix: false };
const linesOf = (text: string) => text.split('\n');

describe('the report of a run', () => {
  it('shows the ten slowest files, slowest first, and how much of the budget is used', () => {
    const outcomes = Array.from({ length: 12 }, (_, index) =>
      outcome(`file-${index}.spec.ts`, { seconds: index }),
    );
    const lines = linesOf(writeReport([...outcomes, outcome('file-3.spec.ts', { seconds: 40 })], gate));
    expect(lines.slice(0, 3)).toEqual([
      'Slowest files:',
      '    43 s  file-3.spec.ts (2)',
      '    11 s  file-11.spec.ts (1)',
    ]);
    expect(lines.filter((line) => / s {2}file-/.test(line))).toHaveLength(10);
    expect(lines).toContain('13 tests, 106 s of browser time in 100 s; the budget is 360 s');
    expect(lines.at(-1)).toBe('13 passed, 0 failed');
  });

  it('reports when the budget is exceeded', () => {
    const report = writeReport([outcome('a.spec.ts')], { ...gate, wallSeconds: budgetSeconds + 1 });
    expect(report).toContain('OVER BUDGET');
  });

  it('prints what tests measured', () => {
    const measured = outcome('a.spec.ts', { figures: ['T34: input delay p95 12 ms'] });
    expect(linesOf(writeReport([outcome('b.spec.ts'), measured], gate)).slice(-2)).toEqual([
      'MEASURED T34: input delay p95 12 ms',
      '2 passed, 0 failed',
    ]);
  });

  it('lists a test that needed a retry, with the reason, among its last lines', () => {
    const retried = outcome('a.spec.ts', {
      outcome: 'flaky',
      tries: 2,
      reason: 'Error: expected 1\n\n  got 2',
    });
    expect(linesOf(writeReport([outcome('b.spec.ts'), retried], gate)).slice(-2)).toEqual([
      'RETRIED a.spec.ts:1 a test (passed at try 2): Error: expected 1   got 2',
      '2 passed, 0 failed',
    ]);
  });

  it('ends with the failures: message, open pages, files left', () => {
    const red = outcome('a.spec.ts', {
      outcome: 'failed',
      tries: 3,
      reason: 'Error: no such button',
      pages: ['http://northstar.localhost/cart'],
      leftFiles: ['/results/trace.zip'],
    });
    expect(linesOf(writeReport([red], gate)).slice(-5)).toEqual([
      'RED a.spec.ts:1 a test (3 tries)',
      '    Error: no such button',
      '    page: http://northstar.localhost/cart',
      '    left: /results/trace.zip',
      '0 passed, 1 failed',
    ]);
  });

  it('shortens a long message, so that the next failure is visible as well', () => {
    const reason = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
    const red = outcome('a.spec.ts', { outcome: 'failed', reason });
    expect(linesOf(writeReport([red, red], gate)).length).toBeLessThanOrEqual(40);
  });

  it('of the matrix is a table by group, with the core flows as a separate group', () => {
    const outcomes = [
      outcome('account/sign-up.spec.ts', { seconds: 2 }),
      outcome('account/regions.spec.ts', { isCore: false, seconds: 3 }),
      outcome('account/limits.spec.ts', { isCore: false, outcome: 'flaky', tries: 2, seconds: 5 }),
      outcome('account/skipped.spec.ts', { isCore: false, outcome: 'skipped' }),
    ];
    expect(linesOf(writeReport(outcomes, { ...gate, isMatrix: true })).slice(0, 4)).toEqual([
      'group            tests  passed   flaky seconds',
      'account              2       1       1       8',
      'core                 1       1       0       2',
      'all                  3       2       1      10',
    ]);
  });
});
