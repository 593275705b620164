import { decisionPhase, isOrderEnded, type DecisionPhase } from '@forecourt/shared-contracts/commerce';
import { monthsBefore } from '@forecourt/shared-contracts/privacy';
import type { OrderHistoryRow, OrderRow } from '../orders/index.ts';
import type { ApplicationRow } from './application-rows.ts';

/**
 * How long credit applications are kept (BUY-78). The privacy policy and the privacy notice of mfe-storefront name these periods: a change of
 * one is a change of those texts and their tests, too.
 */
export const applicationRetention = {
  /** A draft, in days after its last change. */
  draftDays: 60,
  /** In days after the last step of an order that has not ended: its application has expired. */
  expiryDays: 90,
  /** Social Security numbers and birth dates, in days after the application's end. */
  sensitiveDays: 30,
  /** The rest, in calendar months after the application's end: 12 CFR 1002.12(b)(1) asks for 25 after the answer, which is no later. */
  recordMonths: 25,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** What the retention of an application depends on. */
export interface RetentionFacts {
  readonly application: Pick<ApplicationRow, 'status' | 'updatedAt' | 'submittedAt' | 'sensitiveRemovedAt'>;
  /** The order of a submitted one. */
  readonly order: Pick<OrderRow, 'dealType' | 'dealStatus' | 'status'> | undefined;
  /** The history of that order, oldest first. */
  readonly steps: readonly Pick<OrderHistoryRow, 'at' | 'orderStatus' | 'dealStatus'>[];
}

/** What is to be removed: the whole draft, the numbers and birth dates, or the whole record. */
export type DueRemoval = 'none' | 'draft' | 'sensitive' | 'record';

const endedPhases: readonly DecisionPhase[] = ['declined', 'lenders-declined', 'canceled'];

/** Returns what is to be removed of an application at an instant (BUY-78). */
export function dueRemoval(facts: RetentionFacts, now: Date): DueRemoval {
  const { status, updatedAt, sensitiveRemovedAt } = facts.application;
  const isOver = (from: Date, days: number) => daysAfter(from, days) <= now;
  if (status === 'draft') return isOver(updatedAt, applicationRetention.draftDays) ? 'draft' : 'none';
  const endAt = applicationEnd(facts);
  if (new Date(monthsBefore(endAt.toISOString(), -applicationRetention.recordMonths)) <= now) return 'record';
  return !sensitiveRemovedAt && isOver(endAt, applicationRetention.sensitiveDays) ? 'sensitive' : 'none';
}

/**
 * Returns when a submitted application ended: when its order was delivered or canceled, or when lenders or buyer declined. One that goes on
 * ends when it expires, if nothing happens until then.
 */
function applicationEnd({ application, order, steps }: RetentionFacts): Date {
  const ended = order && endingStep(order, steps);
  if (ended) return ended.at;
  const lastAt = steps.at(-1)?.at ?? application.submittedAt ?? application.updatedAt;
  return daysAfter(lastAt, applicationRetention.expiryDays);
}

function endingStep(order: NonNullable<RetentionFacts['order']>, steps: RetentionFacts['steps']) {
  const { dealType, dealStatus, status } = order;
  if (isOrderEnded(status)) return steps.find(({ orderStatus }) => isOrderEnded(orderStatus)) ?? steps.at(-1);
  if (!endedPhases.includes(decisionPhase({ dealType, dealStatus, orderStatus: status }))) return undefined;
  return steps.findLast((step) => step.dealStatus === dealStatus) ?? steps.at(-1);
}

function daysAfter(from: Date, days: number): Date {
  return new Date(from.getTime() + days * dayMs);
}

/** The instants before which an application must have changed last, or been submitted, for anything to be due of it. */
export function earliestDue(now: Date): Readonly<Record<Exclude<DueRemoval, 'none'>, Date>> {
  const { draftDays, sensitiveDays, recordMonths } = applicationRetention;
  return {
    draft: daysAfter(now, -draftDays),
    sensitive: daysAfter(now, -sensitiveDays),
    // A month more: months differ in length.
    record: new Date(monthsBefore(now.toISOString(), recordMonths - 1)),
  };
}
