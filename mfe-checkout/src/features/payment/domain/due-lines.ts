import type { PaymentPlan } from '@forecourt/shared-contracts/payments';
import type { PriceBreakdown, PriceLine } from '@forecourt/shared-contracts/pricing';

/** A line of a table of what is due. Amounts are cents; a credit is negative. */
export interface DueLine {
  /** Also the last part of its catalog key. */
  readonly id:
    'total' | 'deposit' | 'downPayment' | 'paid' | 'onItsWay' | 'balance' | 'dueNow' | 'owed' | 'leftAfter';
  readonly amountCents: number;
  readonly kind?: 'credit' | 'subtotal' | 'total';
}

type Plan = Pick<
  PaymentPlan,
  'depositCents' | 'downPaymentRestCents' | 'owedCents' | 'paidCents' | 'dueNowRestCents' | 'owedRestCents'
>;

function credit(id: DueLine['id'], cents: number): DueLine[] {
  return cents > 0 ? [{ id, amountCents: -cents, kind: 'credit' }] : [];
}

/** What a cash order still owes after the amount that is due now, in cents. */
export function balanceAfterDueNowCents({ owedRestCents, dueNowRestCents }: Plan): number {
  return owedRestCents - dueNowRestCents;
}

/**
 * What is due and how it is calculated: the deposit and the rest of the down payment, less payments received (PRICE-42). For cash the
 * price, less payments received, with the deposit apart from the balance while it is due.
 */
export function dueLines(plan: Plan, isCash: boolean): readonly DueLine[] {
  const paid = credit('paid', plan.paidCents);
  if (isCash) return [{ id: 'total', amountCents: plan.owedCents }, ...paid, ...cashRest(plan)];
  return [
    { id: 'deposit', amountCents: plan.depositCents },
    ...(plan.downPaymentRestCents > 0
      ? [{ id: 'downPayment' as const, amountCents: plan.downPaymentRestCents }]
      : []),
    ...paid,
    { id: 'dueNow', amountCents: plan.dueNowRestCents, kind: 'total' },
  ];
}

function cashRest(plan: Plan): readonly DueLine[] {
  const { dueNowRestCents, owedRestCents } = plan;
  if (dueNowRestCents === 0) return [{ id: 'owed', amountCents: owedRestCents, kind: 'total' }];
  return [
    ...credit('deposit', dueNowRestCents),
    { id: 'balance', amountCents: balanceAfterDueNowCents(plan), kind: 'subtotal' },
    { id: 'dueNow', amountCents: dueNowRestCents, kind: 'total' },
  ];
}

/** What is due besides a payment that was made but has not arrived: the amount it covers is not requested a second time. */
export function onItsWayLines(plan: Plan, isCash: boolean, onItsWayCents: number): readonly DueLine[] {
  const wanted: readonly DueLine[] = isCash
    ? [{ id: 'total', amountCents: plan.owedCents }]
    : [
        { id: 'deposit', amountCents: plan.depositCents },
        { id: 'downPayment', amountCents: plan.downPaymentRestCents },
      ];
  const restCents = isCash ? plan.owedRestCents : plan.dueNowRestCents;
  return [
    ...wanted.filter(({ amountCents }) => amountCents !== 0),
    ...credit('paid', plan.paidCents),
    ...credit('onItsWay', onItsWayCents),
    { id: 'leftAfter', amountCents: Math.max(0, restCents - onItsWayCents), kind: 'total' },
  ];
}

/** A line of a cash order's invoice. Amounts are cents; a credit is negative. */
export interface InvoiceLine {
  /** A price line's code, or one of the invoice's own. */
  readonly id: PriceLine['code'] | 'total' | 'paid' | 'left';
  /** Key of its name: lines of the order's price have the names of its codes. */
  readonly textKey: `price.${PriceLine['code']}` | `payment.invoice.${'total' | 'paid' | 'left'}`;
  readonly amountCents: number;
  readonly kind?: 'credit' | 'subtotal' | 'total';
}

/** Invoice of a cash order: its price, payments received, the balance. */
export function invoiceLines(
  price: Pick<PriceBreakdown, 'lines' | 'totalCents'>,
  { paidCents, owedRestCents }: Pick<Plan, 'paidCents' | 'owedRestCents'>,
): readonly InvoiceLine[] {
  return [
    ...price.lines.map(({ code, amountCents }) => ({
      id: code,
      textKey: `price.${code}` as const,
      amountCents,
    })),
    { id: 'total', textKey: 'payment.invoice.total', amountCents: price.totalCents, kind: 'subtotal' },
    { id: 'paid', textKey: 'payment.invoice.paid', amountCents: -paidCents, kind: 'credit' },
    { id: 'left', textKey: 'payment.invoice.left', amountCents: owedRestCents, kind: 'total' },
  ];
}
