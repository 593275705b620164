import type { PriceBreakdown, PurchaseType } from '../pricing/index.ts';
import type { PaymentSettings } from '../tenant/index.ts';

/**
 * Which part of an order a payment is for. `due-now`: the deposit and, for finance and lease, the rest of the down payment; of a cash
 * order the deposit alone. `everything`: all that a cash order still owes. `deposit`: the deposit alone, before the contract.
 */
export const paymentPortions = ['due-now', 'everything', 'deposit'] as const;
export type PaymentPortion = (typeof paymentPortions)[number];

/** Ways to pay (TRACK-77). */
export const paymentMethods = ['card', 'bank'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What may be paid next for one portion. Amounts are whole cents above zero. */
export interface PaymentOption {
  readonly portion: PaymentPortion;
  /** What the portion still wants. */
  readonly amountCents: number;
  /** A card pays a portion whole or not at all: false above the tenant's card limit. */
  readonly isCardAllowed: boolean;
  /** The bank payments that the portion takes, none above the tenant's bank limit; the first is the next one. */
  readonly bankPartsCents: readonly number[];
}

/** What an order wants of its buyer, and what of it has arrived. */
export interface PaymentPlan {
  readonly depositCents: number;
  /** Down payment beside the deposit; 0 for cash. */
  readonly downPaymentRestCents: number;
  /** Deposit and the rest of the down payment: what opens the way on. */
  readonly dueNowCents: number;
  /** All that the buyer pays without a lender: for cash the price less a trade-in's equity, else the same as `dueNowCents`. */
  readonly owedCents: number;
  readonly paidCents: number;
  readonly dueNowRestCents: number;
  readonly owedRestCents: number;
  /** Empty when nothing is left to pay; the first is what a screen offers first. */
  readonly options: readonly PaymentOption[];
}

/** What a plan is made of; `paidCents` is money that has arrived. */
export interface PaymentPlanInput {
  readonly dealType: PurchaseType;
  readonly price: Pick<PriceBreakdown, 'dueTodayCents' | 'balanceCents'>;
  readonly limits: Pick<PaymentSettings, 'cardLimitCents' | 'bankLimitCents'>;
  readonly paidCents: number;
}

/**
 * What is due. Finance and lease: deposit plus down payment not yet paid (PRICE-42). Cash: the deposit by card or bank, or
 * everything by bank; the balance after a deposit may also be paid by invoice. Money that has arrived is subtracted once, so
 * the deposit is never counted twice (PRICE-44). Above the card limit only the bank is offered (PRICE-46), and above the bank
 * limit the amount is split into several bank payments, each as large as the limit allows, so that a buyer who follows the list
 * knows after every payment what is left.
 */
export function paymentPlan({ dealType, price, limits, paidCents }: PaymentPlanInput): PaymentPlan {
  const isCash = dealType === 'Cash';
  const depositCents = price.dueTodayCents;
  const downPaymentRestCents = isCash ? 0 : price.balanceCents;
  const dueNowCents = depositCents + downPaymentRestCents;
  const owedCents = isCash ? depositCents + price.balanceCents : dueNowCents;
  const dueNowRestCents = Math.max(0, dueNowCents - paidCents);
  const owedRestCents = Math.max(0, owedCents - paidCents);
  const options: PaymentOption[] = [];
  if (dueNowRestCents > 0) options.push(paymentOption('due-now', dueNowRestCents, limits));
  if (isCash && owedRestCents > 0) {
    options.push({ ...paymentOption('everything', owedRestCents, limits), isCardAllowed: false });
  }
  return {
    depositCents,
    downPaymentRestCents,
    dueNowCents,
    owedCents,
    paidCents,
    dueNowRestCents,
    owedRestCents,
    options,
  };
}

function paymentOption(
  portion: PaymentPortion,
  amountCents: number,
  { cardLimitCents, bankLimitCents }: PaymentPlanInput['limits'],
): PaymentOption {
  const isCardAllowed = amountCents <= cardLimitCents;
  return { portion, amountCents, isCardAllowed, bankPartsCents: bankParts(amountCents, bankLimitCents) };
}

/** An amount in payments of at most the limit, the largest first; whole where the tenant sets no limit, which is 0. */
function bankParts(amountCents: number, limitCents: number): number[] {
  if (limitCents <= 0 || amountCents <= limitCents) return [amountCents];
  const whole = Math.floor(amountCents / limitCents);
  const rest = amountCents - whole * limitCents;
  return [...Array.from({ length: whole }, () => limitCents), ...(rest > 0 ? [rest] : [])];
}

/**
 * The plan of an order before its contract is signed, when the payment step is not open yet: only the refundable deposit
 * can be paid then (TRACK-80, PRICE-45).
 */
export function depositPlan(plan: PaymentPlan, limits: PaymentPlanInput['limits']): PaymentPlan {
  const restCents = Math.max(0, plan.depositCents - plan.paidCents);
  return {
    ...plan,
    downPaymentRestCents: 0,
    dueNowCents: plan.depositCents,
    dueNowRestCents: restCents,
    options: restCents > 0 ? [paymentOption('deposit', restCents, limits)] : [],
  };
}

/** Amount of the next payment of an option by a method in cents; undefined when the method may not pay it. */
export function nextPaymentCents(
  option: PaymentOption | undefined,
  method: PaymentMethod,
): number | undefined {
  if (!option) return undefined;
  if (method === 'bank') return option.bankPartsCents[0];
  return option.isCardAllowed ? option.amountCents : undefined;
}
