import { totalPartRefunds, type Payment, type PaymentPlan } from '@forecourt/shared-contracts/payments';
import {
  tradeInRows,
  type PriceBreakdown,
  type PriceLine,
  type TradeInPriceRow,
} from '@forecourt/shared-contracts/pricing';

/** A line of a table of what is due. Amounts are cents; a credit is negative. */
export interface DueLine {
  /** Also the last part of its catalog key. */
  readonly id: 'total' | 'deposit' | 'downPayment' | 'paid' | 'onItsWay' | 'balance' | 'dueNow' | 'owed';
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
 * What is due and how it is calculated: the deposit and the rest of the down payment, less payments received (PRICE-42). For cash
 * the price, less payments received; while the deposit is due, the deposit, and after the sum what is due before the vehicle is handed over.
 */
export function dueLines(plan: Plan, isCash: boolean): readonly DueLine[] {
  const paid = credit('paid', plan.paidCents);
  const laterCents = balanceAfterDueNowCents(plan);
  if (isCash && plan.dueNowRestCents === 0) {
    return [
      { id: 'total', amountCents: plan.owedCents },
      ...paid,
      { id: 'owed', amountCents: plan.owedRestCents, kind: 'total' },
    ];
  }
  return [
    { id: 'deposit', amountCents: plan.depositCents },
    ...(!isCash && plan.downPaymentRestCents > 0
      ? [{ id: 'downPayment' as const, amountCents: plan.downPaymentRestCents }]
      : []),
    ...paid,
    { id: 'dueNow', amountCents: plan.dueNowRestCents, kind: 'total' },
    ...(isCash && laterCents > 0 ? [{ id: 'balance' as const, amountCents: laterCents }] : []),
  ];
}

/**
 * What is due besides a payment that was made but has not arrived: the amount it covers is not requested a second time. It is no credit: it
 * may still be refused.
 */
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
    { id: 'onItsWay', amountCents: -onItsWayCents },
    { id: 'owed', amountCents: Math.max(0, restCents - onItsWayCents), kind: 'total' },
  ];
}

type InvoicePrice = PriceLine['code'] | TradeInPriceRow['id'];
type InvoiceOwn = 'total' | 'credit' | 'paid' | 'refunds' | 'left';

/** A line of a cash order's invoice. Amounts are cents; a credit is negative. */
export interface InvoiceLine {
  /** A price row's id, or one of the invoice's own. */
  readonly id: InvoicePrice | InvoiceOwn;
  /** Key of its name: rows of the order's price have the names that they have there. */
  readonly textKey: `price.${InvoicePrice}` | `payment.invoice.${InvoiceOwn}`;
  readonly amountCents: number;
  readonly kind?: 'credit' | 'subtotal' | 'total';
}

/** What an invoice takes from a payment state. */
interface Invoiced {
  readonly plan: Pick<Plan, 'paidCents' | 'owedCents' | 'owedRestCents'>;
  readonly payments: readonly Pick<Payment, 'partRefunds'>[];
}

/**
 * Invoice of a cash order: its price, its trade-in, what was taken off it after it was signed, payments received, what goes back of them, the balance. The
 * lines add up.
 */
export function invoiceLines(
  price: Pick<PriceBreakdown, 'lines' | 'totalCents' | 'tradeIn' | 'dueTodayCents' | 'balanceCents'>,
  { plan: { paidCents, owedCents, owedRestCents }, payments }: Invoiced,
): readonly InvoiceLine[] {
  const { doneCents, dueCents, refusedCents } = totalPartRefunds(payments);
  const refundCents = doneCents + dueCents + refusedCents;
  const creditCents = price.dueTodayCents + price.balanceCents - owedCents + refundCents;
  const line = (id: InvoiceOwn, amountCents: number, kind?: InvoiceLine['kind']): InvoiceLine => ({
    id,
    textKey: `payment.invoice.${id}`,
    amountCents,
    ...(kind && { kind }),
  });
  return [
    ...price.lines.map(({ code, amountCents }) => ({
      id: code,
      textKey: `price.${code}` as const,
      amountCents,
    })),
    line('total', price.totalCents, 'subtotal'),
    ...tradeInRows(price).map(({ id, amountCents, kind }): InvoiceLine => ({
      id,
      textKey: `price.${id}`,
      amountCents,
      ...(kind === 'credit' && { kind }),
    })),
    ...(creditCents > 0 ? [line('credit', -creditCents, 'credit')] : []),
    line('paid', -paidCents, 'credit'),
    ...(refundCents > 0 ? [line('refunds', refundCents)] : []),
    line('left', owedRestCents, 'total'),
  ];
}
