import * as v from 'valibot';
import type { PaymentSettings } from '../tenant/index.ts';
import { financePayment } from './finance-payment.ts';
import { percentOfCents } from './rounding.ts';

/** Ways to buy, spelled as deal types in checkout-tracker.md section 3. */
export const PurchaseTypeSchema = v.picklist(['Cash', 'Finance', 'Lease']);
export type PurchaseType = v.InferOutput<typeof PurchaseTypeSchema>;

/** What a line of a price is for; screens name it by this code. Amounts that reduce the price are negative. */
export const PriceLineSchema = v.object({
  code: v.picklist([
    'vehicle-price',
    'incentives',
    'document-fee',
    'delivery-fee',
    'sales-tax',
    'title-registration',
  ]),
  amountCents: v.pipe(v.number(), v.integer()),
});
export type PriceLine = v.InferOutput<typeof PriceLineSchema>;

const CentsSchema = v.pipe(v.number(), v.integer());

/** Terms of the loan in a finance breakdown. Payments in cents, rate in percent. */
export const FinanceTermsSchema = v.object({
  downPaymentCents: CentsSchema,
  financedCents: CentsSchema,
  monthlyPaymentCents: CentsSchema,
  termMonths: v.number(),
  aprPercent: v.number(),
});

/**
 * A price taken apart. The lines add up to `totalCents` to the cent.
 * `dueTodayCents` is the refundable deposit, `balanceCents` what is still owed in cash after it (for finance: of the down payment).
 */
export const PriceBreakdownSchema = v.object({
  purchaseType: PurchaseTypeSchema,
  state: v.string(),
  salesTaxPercent: v.number(),
  lines: v.array(PriceLineSchema),
  totalCents: CentsSchema,
  dueTodayCents: CentsSchema,
  balanceCents: CentsSchema,
  finance: v.optional(FinanceTermsSchema),
});
export type PriceBreakdown = v.InferOutput<typeof PriceBreakdownSchema>;

export interface PriceInput {
  readonly purchaseType: 'Cash' | 'Finance';
  readonly priceCents: number;
  readonly incentivesCents: number;
  readonly deliveryFeeCents: number;
  readonly condition: 'New' | 'Used' | 'Certified';
  /** Two letters; the tenant's home state when the tenant has no rules for it. */
  readonly state: string | undefined;
  readonly settings: PaymentSettings;
  /** For finance; defaults of the tenant where absent. */
  readonly downPaymentCents?: number | undefined;
  readonly termMonths?: number | undefined;
  readonly creditTier?: string | undefined;
}

function stateFees(settings: PaymentSettings, state: string | undefined) {
  const rules =
    settings.states.find((one) => one.state === state) ??
    settings.states.find((one) => one.state === settings.homeState) ??
    settings.states[0];
  if (!rules) throw new RangeError('A tenant needs fees for at least one state');
  return rules;
}

function sum(lines: readonly PriceLine[]): number {
  return lines.reduce((total, line) => total + line.amountCents, 0);
}

/** APR in percent of a credit tier for a vehicle's condition; the tenant's default tier where the name is unknown. */
export function tierAprPercent(
  settings: PaymentSettings,
  condition: PriceInput['condition'],
  creditTier = settings.defaultCreditTier,
): number {
  const tier =
    settings.creditTiers.find((one) => one.name === creditTier) ??
    settings.creditTiers.find((one) => one.name === settings.defaultCreditTier) ??
    settings.creditTiers[0];
  if (!tier) throw new RangeError('A tenant needs at least one credit tier');
  return condition === 'New' ? tier.aprPercent.new : tier.aprPercent.used;
}

/**
 * Price of a vehicle with everything that belongs to it, for cash or finance.
 * Tax is computed once on price, less incentives, plus the document fee (finance.md section 3, sample rule);
 * title, registration and delivery are not taxed. Client and server call this one function.
 */
export function priceBreakdown(input: PriceInput): PriceBreakdown {
  const { settings } = input;
  const rules = stateFees(settings, input.state);
  const taxed: PriceLine[] = [
    { code: 'vehicle-price', amountCents: input.priceCents },
    ...(input.incentivesCents > 0
      ? [{ code: 'incentives' as const, amountCents: -input.incentivesCents }]
      : []),
    { code: 'document-fee', amountCents: settings.documentFeeCents },
  ];
  const salesTax = percentOfCents(Math.max(0, sum(taxed)), rules.salesTaxPercent);
  const lines: PriceLine[] = [
    ...taxed,
    { code: 'sales-tax', amountCents: salesTax },
    { code: 'title-registration', amountCents: rules.titleRegistrationCents },
    { code: 'delivery-fee', amountCents: input.deliveryFeeCents },
  ];
  const totalCents = sum(lines);
  const base = {
    purchaseType: input.purchaseType,
    state: rules.state,
    salesTaxPercent: rules.salesTaxPercent,
    lines,
    totalCents,
    dueTodayCents: settings.depositCents,
  };
  if (input.purchaseType === 'Cash') return { ...base, balanceCents: totalCents - settings.depositCents };
  const finance = financeTerms(input, totalCents);
  return { ...base, balanceCents: Math.max(0, finance.downPaymentCents - settings.depositCents), finance };
}

function financeTerms(input: PriceInput, totalCents: number) {
  const { settings } = input;
  const wanted = input.downPaymentCents ?? settings.defaultDownPaymentCents;
  const most = maximumDownPaymentCents(totalCents, settings);
  const downPaymentCents = Math.min(Math.max(0, wanted), most);
  const termMonths = input.termMonths ?? settings.defaultTermMonths;
  const aprPercent = tierAprPercent(settings, input.condition, input.creditTier);
  const financedCents = totalCents - downPaymentCents;
  return {
    downPaymentCents,
    financedCents,
    termMonths,
    aprPercent,
    monthlyPaymentCents: financePayment({ amountCents: financedCents, aprPercent, termMonths }),
  };
}

/** Largest down payment that still leaves the tenant's minimum to finance, never below zero. */
export function maximumDownPaymentCents(totalCents: number, settings: PaymentSettings): number {
  return Math.max(0, totalCents - settings.minimumFinancedCents);
}
