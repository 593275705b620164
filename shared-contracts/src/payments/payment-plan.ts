import type { PriceBreakdown, PurchaseType } from '../pricing/index.ts';
import type { PaymentSettings } from '../tenant/index.ts';

/**
 * The portion of an order that a payment is for. `due-now`: the deposit and, for finance and lease, the rest of the down payment; for a
 * cash order only the deposit. `everything`: the full remaining balance of a cash order. `deposit`: only the deposit, before the contract.
 */
export const paymentPortions = ['due-now', 'everything', 'deposit'] as const;
export type PaymentPortion = (typeof paymentPortions)[number];

/** Payment methods (TRACK-77). */
export const paymentMethods = ['card', 'bank'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payments available next for one portion. Amounts are whole cents above zero. */
export interface PaymentOption {
  readonly portion: PaymentPortion;
  /** The remaining amount of the portion. */
  readonly amountCents: number;
  /** A card must pay a portion in full: false above the tenant's card limit. */
  readonly isCardAllowed: boolean;
  /** The bank payments for the portion, none above the tenant's bank limit; the first is the next one. */
  readonly bankPartsCents: readonly number[];
}

/** What the buyer must pay for an order, and how much has been received. */
export interface PaymentPlan {
  readonly depositCents: number;
  /** Down payment less the deposit; 0 for cash. */
  readonly downPaymentRestCents: number;
  /** Deposit and the rest of the down payment: required to continue. */
  readonly dueNowCents: number;
  /** Everything that the buyer pays without a lender: for cash the price less a trade-in's equity, otherwise the same as `dueNowCents`. */
  readonly owedCents: number;
  readonly paidCents: number;
  readonly dueNowRestCents: number;
  readonly owedRestCents: number;
  /** Empty if nothing is left to pay; the first is the default option. */
  readonly options: readonly PaymentOption[];
}

/** Inputs of a plan; `paidCents` is money received. */
export interface PaymentPlanInput {
  readonly dealType: PurchaseType;
  readonly price: Pick<PriceBreakdown, 'dueTodayCents' | 'balanceCents'>;
  readonly limits: Pick<PaymentSettings, 'cardLimitCents' | 'bankLimitCents'>;
  readonly paidCents: number;
}

/**
 * Returns what is due. Finance and lease: deposit plus unpaid down payment (PRICE-42). Cash: the deposit by card or bank, or everything by
 * bank; the balance after a deposit may also be paid by invoice. Money received is subtracted once, so the deposit is never counted twice
 * (PRICE-44). Above the card limit only the bank is available (PRICE-46), and above the bank limit the amount is split into several bank
 * payments, each as large as the limit allows, so that a buyer who follows the list always knows what is left.
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

/** Returns whether an amount in cents is more than the tenant takes by card (PRICE-46). */
export function isAboveCardLimit(
  amountCents: number,
  { cardLimitCents }: Pick<PaymentSettings, 'cardLimitCents'>,
): boolean {
  return amountCents > cardLimitCents;
}

function paymentOption(
  portion: PaymentPortion,
  amountCents: number,
  { cardLimitCents, bankLimitCents }: PaymentPlanInput['limits'],
): PaymentOption {
  const isCardAllowed = !isAboveCardLimit(amountCents, { cardLimitCents });
  return { portion, amountCents, isCardAllowed, bankPartsCents: bankParts(amountCents, bankLimitCents) };
}

/** Splits an amount into payments of at most the limit, the largest first; a limit of 0 means that the tenant sets none. */
function bankParts(amountCents: number, limitCents: number): number[] {
  if (limitCents <= 0 || amountCents <= limitCents) return [amountCents];
  const whole = Math.floor(amountCents / limitCents);
  const rest = amountCents - whole * limitCents;
  return [...Array.from({ length: whole }, () => limitCents), ...(rest > 0 ? [rest] : [])];
}

/**
 * The plan of an order before its contract is signed, when the payment step is not open yet: only the refundable deposit can be paid
 * (TRACK-80, PRICE-45).
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

/** Amount in cents of an option's next payment by a method; undefined if the method is not allowed. */
export function nextPaymentCents(
  option: PaymentOption | undefined,
  method: PaymentMethod,
): number | undefined {
  if (!option) return undefined;
  if (method === 'bank') return option.bankPartsCents[0];
  return option.isCardAllowed ? option.amountCents : undefined;
}
