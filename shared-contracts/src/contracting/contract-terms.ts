import * as v from 'valibot';
import { OrderTradeInSchema, type OrderTradeIn } from '../commerce/index.ts';
import {
  loanSchedule,
  PriceLineSchema,
  PurchaseTypeSchema,
  TradeInPriceSchema,
  type PriceBreakdown,
} from '../pricing/index.ts';

const CentsSchema = v.pipe(v.number(), v.integer());

/** What a finance contract discloses (12 CFR 1026.18), in cents, percent and months. The last payment absorbs what rounding left over. */
export const FinanceDisclosureSchema = v.object({
  aprPercent: v.number(),
  financeChargeCents: CentsSchema,
  amountFinancedCents: CentsSchema,
  totalOfPaymentsCents: CentsSchema,
  /** Down payment, what a trade-in leaves after its pay-off, and all payments together. */
  totalSalePriceCents: CentsSchema,
  downPaymentCents: CentsSchema,
  termMonths: v.number(),
  monthlyPaymentCents: CentsSchema,
  lastPaymentCents: CentsSchema,
});
export type FinanceDisclosure = v.InferOutput<typeof FinanceDisclosureSchema>;

/** Everything that a contract says in figures and names, fixed when the contract is made. `contractOn` is a date at the dealer's place. */
export const ContractTermsSchema = v.object({
  kind: PurchaseTypeSchema,
  orderNumber: v.string(),
  dealRefId: v.string(),
  contractOn: v.string(),
  seller: v.object({ legalName: v.string(), brandName: v.string(), phone: v.string() }),
  /** `name` is empty where the account has none; `email` null likewise. */
  buyer: v.object({
    name: v.string(),
    email: v.nullable(v.string()),
    /** Names of who buys together with the buyer. */
    coBuyers: v.optional(v.array(v.string())),
  }),
  vehicle: v.object({
    vin: v.string(),
    stockNumber: v.string(),
    year: v.number(),
    make: v.string(),
    model: v.string(),
    trim: v.string(),
    condition: v.picklist(['New', 'Used', 'Certified']),
    mileage: v.number(),
  }),
  state: v.string(),
  salesTaxPercent: v.number(),
  lines: v.array(PriceLineSchema),
  totalCents: CentsSchema,
  depositCents: CentsSchema,
  balanceCents: CentsSchema,
  /** What is traded in, with its value, its pay-off and what is left of it; `vehicle` is null where the order does not name it. */
  tradeIn: v.optional(
    v.nullable(v.object({ ...TradeInPriceSchema.entries, vehicle: v.nullable(OrderTradeInSchema) })),
  ),
  finance: v.optional(v.nullable(FinanceDisclosureSchema)),
});
export type ContractTerms = v.InferOutput<typeof ContractTermsSchema>;

/**
 * The disclosure of an order's loan (PRICE-77): the real schedule, whose last payment absorbs the remainder (PRICE-3), under the payment
 * that the order shows. `equityCents` is that of a trade-in: positive equity is a part of the total sale price, negative equity is in the
 * amount financed already (12 CFR 1026.2(a)(18)). Throws a RangeError when that payment is not the engine's, because a contract must not
 * differ from its order by a cent (PRICE-71).
 */
export function financeDisclosure(
  finance: NonNullable<PriceBreakdown['finance']>,
  equityCents = 0,
): FinanceDisclosure {
  const { aprPercent, downPaymentCents, financedCents, monthlyPaymentCents, termMonths } = finance;
  const schedule = loanSchedule({ ...finance, amountCents: financedCents });
  if (schedule.paymentCents !== monthlyPaymentCents) {
    throw new RangeError('The payment of the order is not the payment of its loan');
  }
  return {
    aprPercent,
    financeChargeCents: schedule.interestCents,
    amountFinancedCents: financedCents,
    totalOfPaymentsCents: schedule.totalCents,
    totalSalePriceCents: downPaymentCents + Math.max(0, equityCents) + schedule.totalCents,
    downPaymentCents,
    termMonths,
    monthlyPaymentCents,
    lastPaymentCents: schedule.lastPaymentCents,
  };
}

/** Where the terms of a contract come from. */
export interface ContractSource extends Pick<
  ContractTerms,
  'orderNumber' | 'dealRefId' | 'contractOn' | 'seller' | 'buyer'
> {
  readonly dealType: ContractTerms['kind'];
  readonly vehicle: ContractTerms['vehicle'];
  readonly price: PriceBreakdown;
  /** The vehicle that is traded in. */
  readonly tradedVehicle?: OrderTradeIn | null;
}

/** The terms of an order's contract. Every figure is the order's own, or follows from it; nothing is priced anew. */
export function contractTerms({
  dealType,
  vehicle,
  price,
  tradedVehicle = null,
  ...rest
}: ContractSource): ContractTerms {
  const { vin, stockNumber, year, make, model, trim, condition, mileage } = vehicle;
  return {
    ...rest,
    kind: dealType,
    vehicle: { vin, stockNumber, year, make, model, trim, condition, mileage },
    state: price.state,
    salesTaxPercent: price.salesTaxPercent,
    lines: price.lines,
    totalCents: price.totalCents,
    depositCents: price.dueTodayCents,
    balanceCents: price.balanceCents,
    tradeIn: price.tradeIn ? { ...price.tradeIn, vehicle: tradedVehicle } : null,
    finance:
      dealType === 'Finance' && price.finance
        ? financeDisclosure(price.finance, price.tradeIn?.equityCents)
        : null,
  };
}
