import * as v from 'valibot';
import { OrderTradeInSchema, type OrderTradeIn } from '../commerce/index.ts';
import { CentsSchema } from '../money/cents-schema.ts';
import {
  actuarialAprPercent,
  loanSchedule,
  PriceLineSchema,
  PricingEngineSchema,
  PurchaseTypeSchema,
  TradeInPriceSchema,
  type LoanSchedule,
  type PriceBreakdown,
} from '../pricing/index.ts';
import { leaseDisclosure, LeaseDisclosureSchema } from './lease-disclosure.ts';

/**
 * The disclosures of a finance contract (12 CFR 1026.18), in cents, percent and months. The last payment absorbs the rounding difference.
 */
export const FinanceDisclosureSchema = v.object({
  aprPercent: v.number(),
  financeChargeCents: CentsSchema,
  amountFinancedCents: CentsSchema,
  totalOfPaymentsCents: CentsSchema,
  /** Sum of the down payment, the trade-in's value after its payoff, and all payments. */
  totalSalePriceCents: CentsSchema,
  downPaymentCents: CentsSchema,
  termMonths: v.number(),
  monthlyPaymentCents: CentsSchema,
  lastPaymentCents: CentsSchema,
  /** Days from the contract to the first payment; one month if absent. */
  firstPaymentDays: v.optional(v.number()),
});
export type FinanceDisclosure = v.InferOutput<typeof FinanceDisclosureSchema>;

/** A postal address on one line; absent where it is not known, and in contracts from before addresses were stored. */
const AddressSchema = v.optional(v.string());

/** All figures and names in a contract, fixed when the contract is created. `contractOn` is a date in the dealer's time zone. */
export const ContractTermsSchema = v.object({
  kind: PurchaseTypeSchema,
  orderNumber: v.string(),
  dealRefId: v.string(),
  contractOn: v.string(),
  seller: v.object({
    legalName: v.string(),
    brandName: v.string(),
    phone: v.string(),
    address: AddressSchema,
  }),
  /** `name` is empty if the account has none; `email` is null. */
  buyer: v.object({
    name: v.string(),
    email: v.nullable(v.string()),
    /** Names of co-buyers. */
    coBuyers: v.optional(v.array(v.string())),
    address: AddressSchema,
  }),
  /** The lender that a finance contract is assigned to. */
  assignee: v.optional(v.object({ name: v.string(), address: v.string() })),
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
  /** The rules that computed the figures (PRICE-73); absent for contracts created before it was stored. */
  engine: v.optional(PricingEngineSchema),
  state: v.string(),
  salesTaxPercent: v.number(),
  lines: v.array(PriceLineSchema),
  totalCents: CentsSchema,
  depositCents: CentsSchema,
  balanceCents: CentsSchema,
  /** The trade-in with its value, payoff and remaining value; `vehicle` is null if the order does not name it. */
  tradeIn: v.optional(
    v.nullable(v.object({ ...TradeInPriceSchema.entries, vehicle: v.nullable(OrderTradeInSchema) })),
  ),
  finance: v.optional(v.nullable(FinanceDisclosureSchema)),
  /** Absent for contracts created before it was stored. */
  lease: v.optional(v.nullable(LeaseDisclosureSchema)),
});
export type ContractTerms = v.InferOutput<typeof ContractTermsSchema>;

/**
 * The disclosure of an order's loan (PRICE-77): the actual schedule, whose last payment absorbs the remainder (PRICE-3), under the payment
 * that the order shows. `equityCents` is the trade-in's: positive equity is part of the total sale price, negative equity is already in the
 * amount financed (12 CFR 1026.2(a)(18)). Throws a RangeError when that payment is not the engine's, because a contract must not differ
 * from its order by a cent (PRICE-71), or when the APR is not the actuarial one of these payments (PRICE-29, PRICE-31).
 */
export function financeDisclosure(
  finance: NonNullable<PriceBreakdown['finance']>,
  equityCents = 0,
): FinanceDisclosure {
  const { aprPercent, downPaymentCents, financedCents, monthlyPaymentCents, termMonths, firstPaymentDays } =
    finance;
  const schedule = loanSchedule({ ...finance, amountCents: financedCents });
  if (schedule.paymentCents !== monthlyPaymentCents) {
    throw new RangeError('The payment of the order is not the payment of its loan');
  }
  if (!isAprOf(finance, schedule)) {
    throw new RangeError('The APR of the order is not the actuarial APR of its payments');
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
    firstPaymentDays,
  };
}

/** Tolerance of a stated APR in percentage points: regular, and with an irregular first period (12 CFR 1026.22). */
const aprTolerance = { regular: 0.125, irregular: 0.25 };

function isAprOf(
  { aprPercent, financedCents, termMonths, firstPaymentDays }: NonNullable<PriceBreakdown['finance']>,
  { paymentCents, lastPaymentCents }: LoanSchedule,
): boolean {
  if (financedCents <= 0) return true;
  const equal = Array.from({ length: termMonths - 1 }, () => paymentCents);
  const paymentsCents = [...equal, lastPaymentCents];
  const actual = actuarialAprPercent({ advanceCents: financedCents, paymentsCents, firstPaymentDays });
  const tolerance = firstPaymentDays === undefined ? aprTolerance.regular : aprTolerance.irregular;
  return Math.abs(actual - aprPercent) <= tolerance;
}

/** The inputs of a contract's terms. */
export interface ContractSource extends Pick<
  ContractTerms,
  'orderNumber' | 'dealRefId' | 'contractOn' | 'seller' | 'buyer' | 'assignee'
> {
  readonly dealType: ContractTerms['kind'];
  readonly vehicle: ContractTerms['vehicle'];
  readonly price: PriceBreakdown;
  /** The traded-in vehicle. */
  readonly tradedVehicle?: OrderTradeIn | null;
}

/** The terms of an order's contract. Every figure is copied or derived from the order; nothing is priced again. */
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
    engine: price.engine,
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
    lease: dealType === 'Lease' && price.lease ? leaseDisclosure(price.lease) : null,
  };
}
