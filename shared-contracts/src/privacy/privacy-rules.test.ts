import { describe, expect, it } from 'vitest';
import { accessAllowance, lookBackFrom, monthsBefore, openDeletion, privacyDueAt } from './privacy-rules.ts';

const noon = 'T12:00:00.000Z';

describe('monthsBefore', () => {
  it.each([
    ['2026-06-15', 12, '2025-06-15'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-01-31', 1, '2025-12-31'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-06-15', -12, '2027-06-15'],
    ['2024-02-29', -12, '2025-02-28'],
  ])('%s, %i: %s', (from, months, to) => {
    expect(monthsBefore(from + noon, months)).toBe(to + noon);
  });
});

describe('response within 45 days, extendable to 90 (ACCT-53)', () => {
  it.each([
    [false, '2026-07-30'],
    [true, '2026-09-13'],
  ])('extended %s: %s', (isExtended, dueOn) => {
    expect(privacyDueAt(`2026-06-15${noon}`, isExtended)).toBe(dueOn + noon);
  });
});

it('looks back 12 months (ACCT-54)', () => {
  expect(lookBackFrom(`2026-06-15${noon}`)).toBe(`2025-06-15${noon}`);
});

describe('2 access requests per 12 months (ACCT-52)', () => {
  const access = (on: string) => ({ kind: 'access' as const, requestedAt: on + noon });
  const now = `2026-06-15${noon}`;
  it.each([
    ['none yet', [], { left: 2, nextAt: null }],
    ['one', [access('2026-01-10')], { left: 1, nextAt: null }],
    ['two', [access('2026-01-10'), access('2026-03-01')], { left: 0, nextAt: `2027-01-10${noon}` }],
    [
      'two in any order',
      [access('2026-03-01'), access('2026-01-10')],
      { left: 0, nextAt: `2027-01-10${noon}` },
    ],
    [
      'one of them a year ago to the minute',
      [access('2025-06-15'), access('2026-03-01')],
      { left: 1, nextAt: null },
    ],
    [
      'one of them a day less',
      [access('2025-06-16'), access('2026-03-01')],
      { left: 0, nextAt: `2026-06-16${noon}` },
    ],
    [
      'deletions do not count',
      [{ ...access('2026-01-10'), kind: 'deletion' as const }],
      { left: 2, nextAt: null },
    ],
    [
      'more than two, from before a rule changed',
      [access('2025-08-01'), access('2026-01-10'), access('2026-03-01')],
      { left: 0, nextAt: `2027-01-10${noon}` },
    ],
  ])('%s', (_, requests, allowance) => {
    expect(accessAllowance(requests, now)).toEqual(allowance);
  });
});

it('finds the pending deletion', () => {
  const deletion = (status: 'open' | 'withdrawn' | 'completed') => ({ kind: 'deletion' as const, status });
  expect(openDeletion([deletion('withdrawn'), deletion('completed')])).toBeUndefined();
  expect(openDeletion([deletion('withdrawn'), deletion('open')])).toEqual(deletion('open'));
  expect(openDeletion([{ kind: 'access', status: 'open' }])).toBeUndefined();
});
