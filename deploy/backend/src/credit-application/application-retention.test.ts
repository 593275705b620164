import { monthsBefore } from '@forecourt/shared-contracts/privacy';
import { describe, expect, it } from 'vitest';
import { dueRemoval, earliestDue, type DueRemoval, type RetentionFacts } from './application-retention.ts';

const dayMs = 24 * 60 * 60 * 1000;
const startAt = new Date('2026-01-31T12:00:00.000Z');
const after = (days: number, ms = 0) => new Date(startAt.getTime() + days * dayMs + ms);
const afterMonths = (months: number, ms = 0) =>
  new Date(Date.parse(monthsBefore(startAt.toISOString(), -months)) + ms);

type Order = NonNullable<RetentionFacts['order']>;
type Step = RetentionFacts['steps'][number];

const step = (at: Date, orderStatus: Step['orderStatus'], dealStatus: Step['dealStatus'] = null): Step => ({
  at,
  orderStatus,
  dealStatus,
});
const order = (
  status: Order['status'],
  dealStatus: Order['dealStatus'],
  dealType: Order['dealType'] = 'Finance',
) => ({
  status,
  dealStatus,
  dealType,
});
const submitted = {
  status: 'submitted',
  submittedAt: startAt,
  updatedAt: startAt,
  sensitiveRemovedAt: null,
} as const;
const draft = { ...submitted, status: 'draft', submittedAt: null } as const;
const removed = { ...submitted, sensitiveRemovedAt: after(30) };
const sent = step(startAt, 'SUBMITTED_TO_UNIFI', 'DPEN');

const canceled = { order: order('CANCELED', 'CANC'), steps: [sent, step(startAt, 'CANCELED', 'CANC')] };
const pending = { order: order('SUBMITTED_TO_UNIFI', 'DPEN'), steps: [sent] };
const timedOut = {
  order: order('SUBMITTED_TO_UNIFI', 'LTIM'),
  steps: [sent, step(startAt, 'SUBMITTED_TO_UNIFI', 'LTIM')],
};
const declined = (dealStatus: 'LDEC' | 'UDEC') => ({
  order: order('SUBMITTED_TO_UNIFI', dealStatus),
  steps: [sent, step(startAt, 'SUBMITTED_TO_UNIFI', dealStatus), step(after(9), 'SUBMITTED_TO_UNIFI')],
});
const takenOver = {
  order: order('OFFRAMP', 'LDEC'),
  steps: [sent, step(startAt, 'SUBMITTED_TO_UNIFI', 'LDEC'), step(startAt, 'OFFRAMP')],
};
const delivered = {
  order: order('DELIVERED_NO_RETURN', 'FUND'),
  steps: [sent, step(startAt, 'DELIVERED'), step(after(9), 'DELIVERED_NO_RETURN')],
};
const refunded = { ...canceled, steps: [...canceled.steps, step(after(9), 'CANCELED')] };
const cash = {
  order: order('SUBMITTED', null, 'Cash'),
  steps: [step(startAt, 'SUBMITTED')],
};

describe('what is to be removed of a credit application (BUY-78)', () => {
  it.each<[string, Partial<RetentionFacts>, now: Date, DueRemoval]>([
    ['a draft, just before 60 days', { application: draft }, after(60, -1), 'none'],
    ['a draft, 60 days after its last change', { application: draft }, after(60), 'draft'],
    ['withdrawn, just before 30 days', canceled, after(30, -1), 'none'],
    ['withdrawn, 30 days ago', canceled, after(30), 'sensitive'],
    ['withdrawn, refunded later: from the withdrawal', refunded, after(30), 'sensitive'],
    ['withdrawn, and without numbers already', { ...canceled, application: removed }, after(31), 'none'],
    ['declined by the lenders, with a later step', declined('LDEC'), after(30), 'sensitive'],
    ['declined by the buyer', declined('UDEC'), after(30), 'sensitive'],
    ['declined, and taken over by the dealer: goes on', takenOver, after(30), 'none'],
    ['delivered, from the first day of it', delivered, after(30), 'sensitive'],
    ['no answer yet', pending, after(119), 'none'],
    ['without a step for 90 days, and 30 more', pending, after(120), 'sensitive'],
    ['timed out: may be sent again until it expires', timedOut, after(120, -1), 'none'],
    ['timed out, 30 days after it expired', timedOut, after(120), 'sensitive'],
    ['cash, without a step for 90 days, and 30 more', cash, after(120), 'sensitive'],
    ['of an order that is not there', { order: undefined, steps: [] }, after(120), 'sensitive'],
    ['just before 25 months', { ...canceled, application: removed }, afterMonths(25, -1), 'none'],
    ['25 months after its end', { ...canceled, application: removed }, afterMonths(25), 'record'],
    ['25 months after its end, never swept before', canceled, afterMonths(25), 'record'],
    ['25 months after an application that expired', pending, afterMonths(25), 'sensitive'],
  ])('%s', (_what, facts, now, due) => {
    expect(dueRemoval({ application: submitted, order: undefined, steps: [], ...facts }, now)).toBe(due);
    if (due === 'none') return;
    const { updatedAt, submittedAt } = { ...submitted, ...facts.application };
    expect(earliestDue(now)[due].getTime()).toBeGreaterThanOrEqual((submittedAt ?? updatedAt).getTime());
  });
});
