import type { CounterOffer, DealStatus, DeclineReason, Lender } from '@forecourt/shared-contracts/commerce';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { recordApplication, updateDecision } from '@forecourt/backend/commerce/index.ts';
import type { TenantStore } from '@forecourt/backend/db/index.ts';

interface DecisionSample {
  readonly orderNumber: string;
  readonly submittedAt: Date;
  readonly dealStatus: DealStatus;
  readonly lender: Lender;
  readonly price: Pick<PriceBreakdown, 'finance'>;
}

const unanswered: readonly DealStatus[] = ['UNKNOWN', 'DPEN', 'APEN', 'CSAV', 'CFAIL'];
const withoutLender: readonly DealStatus[] = [...unanswered, 'LDEC', 'LTIM'];
const withoutResponse: readonly DealStatus[] = [...withoutLender, 'LSEL', 'LNSEL'];

const reasons: Readonly<Partial<Record<DealStatus, readonly DeclineReason[]>>> = {
  LDEC: ['obligations-excessive', 'credit-history-insufficient'],
  LNSEL: ['income-insufficient'],
};

/** A thousand dollars more down, a year longer, a quarter of a point more; none for a price without a loan. */
function sampleCounter({ finance }: DecisionSample['price']): CounterOffer | null {
  if (!finance) return null;
  const { downPaymentCents, termMonths, aprPercent } = finance;
  return {
    downPaymentCents: downPaymentCents + 100_000,
    termMonths: termMonths + 12,
    aprPercent: Math.round((aprPercent + 0.25) * 100) / 100,
  };
}

/**
 * Stores the application of a sample order, with the answers implied by its deal status: the lender's after
 * an hour, the buyer's after two.
 */
export async function seedDecision(store: TenantStore, sample: DecisionSample): Promise<void> {
  const { orderNumber, submittedAt, dealStatus, lender, price } = sample;
  const hasLender = !withoutLender.includes(dealStatus);
  const hours = (count: number) => new Date(submittedAt.getTime() + count * 60 * 60 * 1000);
  await recordApplication(store, { orderNumber, submittedAt });
  await updateDecision(store, orderNumber, {
    lenderName: hasLender ? lender.name : null,
    lender: hasLender ? lender : null,
    reasons: [...(reasons[dealStatus] ?? [])],
    counter: dealStatus === 'LNSEL' ? sampleCounter(price) : null,
    decidedAt: unanswered.includes(dealStatus) ? null : hours(1),
    respondedAt: withoutResponse.includes(dealStatus) ? null : hours(2),
  });
}
