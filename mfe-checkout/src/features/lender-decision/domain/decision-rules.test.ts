import { describe, expect, test } from 'vitest';
import type { LenderDecision, Order } from '@forecourt/shared-contracts/commerce';
import {
  afterAccepting,
  comparedFigures,
  decisionTexts,
  figureOf,
  hasLoan,
  isClosed,
  isDecided,
  isOverdue,
  type LoanPhase,
  type NoLoanPhase,
} from './decision-rules.ts';

describe('a lender has answered', () => {
  test.each<[string, LenderDecision['dealStatus'], LenderDecision['orderStatus'], boolean]>([
    ['decision pending', 'DPEN', 'SUBMITTED', false],
    ['pending approval', 'APEN', 'SUBMITTED', false],
    ['a lender selected', 'LSEL', 'SUBMITTED', true],
    ['a counteroffer', 'LNSEL', 'SUBMITTED', true],
    ['declined by all', 'LDEC', 'SUBMITTED', true],
    ['no answer in time', 'LTIM', 'SUBMITTED', true],
    ['the order canceled meanwhile', 'DPEN', 'CANCELED', true],
  ])('%s', (_row, dealStatus, orderStatus, expected) =>
    expect(isDecided({ dealStatus, orderStatus })).toBe(expected),
  );
});

describe('an answer due at 15:00', () => {
  const dueAt = '2026-06-15T15:00:00.000Z';
  test.each([
    ['before', '2026-06-15T14:59:59.999Z', false],
    ['at the minute', '2026-06-15T15:00:00.000Z', false],
    ['after', '2026-06-15T15:00:00.001Z', true],
  ])('%s', (_row, now, expected) => expect(isOverdue({ dueAt }, Date.parse(now))).toBe(expected));
});

describe('what a phase shows', () => {
  test.each<[LoanPhase | NoLoanPhase, boolean]>([
    ['approved', true],
    ['countered', true],
    ['accepted', true],
    ['lenders-declined', false],
    ['timed-out', false],
    ['declined', false],
    ['canceled', false],
  ])('%s: terms %s', (phase, expected) => expect(hasLoan(phase)).toBe(expected));

  test.each<[NoLoanPhase, boolean]>([
    ['lenders-declined', false],
    ['timed-out', false],
    ['declined', true],
    ['canceled', true],
  ])('%s: closed %s', (phase, expected) => expect(isClosed(phase)).toBe(expected));
});

test.each<[LoanPhase | NoLoanPhase, Order['deal']['type'], string]>([
  ['approved', 'Lease', 'lease.approved'],
  ['accepted', 'Lease', 'lease.accepted'],
  ['timed-out', 'Lease', 'timed-out'],
  ['approved', 'Finance', 'approved'],
])('texts of %s for %s', (phase, dealType, expected) =>
  expect(decisionTexts(phase, dealType)).toBe(expected),
);

test('the compared figures of the terms', () => {
  const terms = {
    monthlyPaymentCents: 58_333,
    downPaymentCents: 250_000,
    termMonths: 60,
    aprPercent: 6.5,
    financedCents: 3_000_000,
    totalOfPaymentsCents: 3_500_000,
    financeChargeCents: 500_000,
    lastPaymentCents: 58_353,
  };
  const figures = comparedFigures.map((figure) => figureOf(terms, figure));
  expect(figures).toEqual([58_333, 250_000, 60, 6.5, 3_000_000, 500_000, 3_500_000]);
});

test.each([
  ['SUBMITTED_TO_UNIFI', 'received'],
  ['SUBMITTED', 'next-step'],
] as const)('accepting an order that is %s leads to %s', (orderStatus, expected) =>
  expect(afterAccepting(orderStatus)).toBe(expected),
);
