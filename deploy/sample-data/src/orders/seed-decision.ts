import type { DealStatus, Lender } from '@forecourt/shared-contracts/commerce';
import { recordApplication, updateDecision } from '@forecourt/backend/commerce/index.ts';
import type { TenantStore } from '@forecourt/backend/db/index.ts';

interface DecisionSample {
  readonly orderNumber: string;
  readonly submittedAt: Date;
  readonly dealStatus: DealStatus;
  readonly lender: Lender;
}

const unanswered: readonly DealStatus[] = ['UNKNOWN', 'DPEN', 'APEN', 'CSAV', 'CFAIL'];
const withoutLender: readonly DealStatus[] = [...unanswered, 'LDEC', 'LTIM'];
const withoutResponse: readonly DealStatus[] = [...withoutLender, 'LSEL', 'LNSEL'];

/**
 * Stores the application of a sample order, with the answers implied by its deal status: the lender's after
 * an hour, the buyer's after two.
 */
export async function seedDecision(store: TenantStore, sample: DecisionSample): Promise<void> {
  const { orderNumber, submittedAt, dealStatus, lender } = sample;
  const hasLender = !withoutLender.includes(dealStatus);
  const hours = (count: number) => new Date(submittedAt.getTime() + count * 60 * 60 * 1000);
  await recordApplication(store, { orderNumber, submittedAt });
  await updateDecision(store, orderNumber, {
    lenderName: hasLender ? lender.name : null,
    lender: hasLender ? lender : null,
    reasons: dealStatus === 'LDEC' ? ['obligations-excessive', 'credit-history-insufficient'] : [],
    decidedAt: unanswered.includes(dealStatus) ? null : hours(1),
    respondedAt: withoutResponse.includes(dealStatus) ? null : hours(2),
  });
}
