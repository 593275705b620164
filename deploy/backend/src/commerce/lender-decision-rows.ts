import type { DealStatus, Lender } from '@forecourt/shared-contracts/commerce';
import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { lenderDecisions } from './commerce.tables.ts';

/** What is stored about the application of an order. */
export type LenderDecisionRow = typeof lenderDecisions.$inferSelect;

/** How soon a lender's answer is promised: a day after the application, our own choice within the 30 days of BUY-61. */
export const decisionPromiseMs = 24 * 60 * 60 * 1000;

/** The application of an order, undefined when none was sent. */
export function findDecision(
  store: TenantStore,
  orderNumber: string,
): Promise<LenderDecisionRow | undefined> {
  return store.findOne(lenderDecisions, { where: eq(lenderDecisions.orderNumber, orderNumber) });
}

/** Changes what is stored about the application of an order. */
export async function updateDecision(
  store: TenantStore,
  orderNumber: string,
  change: Partial<Omit<LenderDecisionRow, 'tenantId' | 'orderNumber' | 'applicationId'>>,
): Promise<void> {
  await store.update(lenderDecisions, change, eq(lenderDecisions.orderNumber, orderNumber));
}

interface Application extends Partial<
  Pick<LenderDecisionRow, 'applicationId' | 'buyerEmail' | 'plannedAnswer'>
> {
  readonly orderNumber: string;
  readonly submittedAt: Date;
}

/** The decision on the order that came of a credit application, undefined when there is none. */
export function findByApplication(
  store: TenantStore,
  applicationId: string,
): Promise<LenderDecisionRow | undefined> {
  return store.findOne(lenderDecisions, { where: eq(lenderDecisions.applicationId, applicationId) });
}

/** Notes that the application of an order was sent to the lenders; fine when that is known. The order's deal is DPEN with it. */
export async function noteApplication(store: TenantStore, application: Application): Promise<void> {
  const dueAt = new Date(application.submittedAt.getTime() + decisionPromiseMs);
  await store.insertMissing(lenderDecisions, [{ ...application, dueAt }]);
}

interface DecisionSample {
  readonly orderNumber: string;
  readonly submittedAt: Date;
  readonly dealStatus: DealStatus;
  readonly lender: Lender;
}

const unanswered: readonly DealStatus[] = ['UNKNOWN', 'DPEN', 'APEN', 'CSAV', 'CFAIL'];
const withoutLender: readonly DealStatus[] = [...unanswered, 'LDEC', 'LTIM'];
const withoutResponse: readonly DealStatus[] = [...withoutLender, 'LSEL', 'LNSEL'];

/** The application of a sample order, with the answers that its deal status tells of: the lender's after an hour, the buyer's after two. */
export async function seedDecision(store: TenantStore, sample: DecisionSample): Promise<void> {
  const { orderNumber, submittedAt, dealStatus, lender } = sample;
  const hasLender = !withoutLender.includes(dealStatus);
  const hours = (count: number) => new Date(submittedAt.getTime() + count * 60 * 60 * 1000);
  await noteApplication(store, { orderNumber, submittedAt });
  await updateDecision(store, orderNumber, {
    lenderName: hasLender ? lender.name : null,
    lender: hasLender ? lender : null,
    reasons: dealStatus === 'LDEC' ? ['obligations-excessive', 'credit-history-insufficient'] : [],
    decidedAt: unanswered.includes(dealStatus) ? null : hours(1),
    respondedAt: withoutResponse.includes(dealStatus) ? null : hours(2),
  });
}
