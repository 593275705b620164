import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import {
  depositPlan,
  paymentPlan,
  type Payment,
  type PaymentPlan,
  type PaymentState,
} from '@forecourt/shared-contracts/payments';

/** A payment of the fixture order: 2,500.00 by card, captured, unless `parts` say otherwise. */
export function paymentFixture(parts: Partial<Payment> = {}): Payment {
  return {
    id: '3f0c1c1e-0000-4000-8000-000000000001',
    portion: 'due-now',
    method: 'card',
    amountCents: 250_000,
    phase: 'captured',
    status: 'PAYMENT_CAPTURED',
    createdAt: '2026-06-15T18:30:00.000Z',
    endedAt: '2026-06-15T18:30:04.000Z',
    instrument: 'Visa ···4242',
    failure: null,
    bankUrl: null,
    ...parts,
  };
}

interface StateOptions {
  readonly dealType?: PurchaseType;
  readonly depositCents?: number;
  /** Rest of the down payment; for a cash order the balance. */
  readonly restCents?: number;
  readonly payments?: readonly Payment[];
  readonly status?: PaymentState['status'];
}

/** Origin of the payment provider in tests. */
export const paymentOrigin = 'http://pay.example';

/** A payment state whose plan is calculated from its payments; limits are those of the sample tenant, 7,000 and 6,500. */
export function paymentStateFixture(request: StateOptions = {}): PaymentState {
  const { dealType = 'Finance', depositCents = 50_000, restCents = 200_000, payments = [], status } = request;
  const paidCents = payments
    .filter(({ phase }) => phase === 'captured')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const price = {
    totalCents: depositCents + restCents,
    dueTodayCents: depositCents,
    balanceCents: restCents,
  };
  const limits = { cardLimitCents: 700_000, bankLimitCents: 650_000 };
  const plan = paymentPlan({ dealType, price, limits, paidCents });
  return {
    status: status ?? null,
    plan: planView(plan),
    deposit: planView(depositPlan(plan, limits)),
    payments: [...payments],
    cardFrame: { url: `${paymentOrigin}/frame/card?signature=s`, origin: paymentOrigin },
  };
}

function planView(plan: PaymentPlan): PaymentState['plan'] {
  const options = plan.options.map((option) => ({ ...option, bankPartsCents: [...option.bankPartsCents] }));
  return { ...plan, options };
}
