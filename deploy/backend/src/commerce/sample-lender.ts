import type { CounterOffer, DeclineReason, Lender } from '@forecourt/shared-contracts/commerce';
import { financePayment, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { LenderAnswer, PlannedAnswer } from './lender-answer.ts';

/** What a lender is told of an application. Amounts in cents; incomes by the year, housing by the month. */
export interface LoanApplication {
  readonly price: PriceBreakdown;
  /** What the vehicle is worth: the figure that a loan is measured by. */
  readonly vehicleValueCents: number;
  readonly settings: PaymentSettings;
  readonly applicants: readonly {
    readonly annualIncomeCents: number;
    readonly monthlyHousingCents: number;
  }[];
  /** Words in which the sandbox looks for a documented outcome. */
  readonly hint: string;
}

/**
 * A lender who answers by itself, and the dealer's system that creates orders. Without one, answers come from the lenders' own service and
 * confirmations from the dealer's, through deal and order status.
 */
export interface LenderDesk {
  readonly lender: Lender;
  /** How long it takes from the buyer's first look at the pending decision until it answers. */
  readonly answersAfterMs: number;
  /** How long the dealer's system takes to create an accepted order. */
  readonly preparesAfterMs: number;
  decide(application: LoanApplication): PlannedAnswer;
}

/** Caps of the sample lender (PRICE-58: payment to income near 15 %, loan to value 120 %); sample figures, not law. */
const caps = { paymentToIncome: 0.15, loanToValue: 1.2, obligations: 0.6 };
const downPaymentStepCents = 10_000;

interface Standing {
  readonly monthlyIncomeCents: number;
  readonly housingCents: number;
}

function standingOf({ applicants }: LoanApplication): Standing {
  const sum = (of: (one: LoanApplication['applicants'][number]) => number) =>
    applicants.reduce((total, one) => total + of(one), 0);
  return {
    monthlyIncomeCents: sum((one) => one.annualIncomeCents) / 12,
    housingCents: sum((one) => one.monthlyHousingCents),
  };
}

/** A longer term costs a quarter of a point for each year that is added. */
function counterApr(aprPercent: number, addedMonths: number): number {
  return Math.round((aprPercent + 0.25 + (addedMonths / 12) * 0.25) * 100) / 100;
}

/** The smallest down payment, in steps of 100.00, with which a loan of this term keeps both caps; undefined when none does. */
function counterAt(
  application: LoanApplication,
  { monthlyIncomeCents }: Standing,
  termMonths: number,
): CounterOffer | undefined {
  const { price, settings, vehicleValueCents } = application;
  if (!price.finance) return undefined;
  const { downPaymentCents: asked, financedCents, termMonths: askedTerm, firstPaymentDays } = price.finance;
  const aprPercent = counterApr(price.finance.aprPercent, termMonths - askedTerm);
  const most = asked + financedCents - settings.minimumFinancedCents;
  const first = Math.ceil(asked / downPaymentStepCents) * downPaymentStepCents;
  for (let downPaymentCents = first; downPaymentCents <= most; downPaymentCents += downPaymentStepCents) {
    const amountCents = financedCents + asked - downPaymentCents;
    const payment = financePayment({ amountCents, aprPercent, termMonths, firstPaymentDays });
    const isKept =
      payment <= monthlyIncomeCents * caps.paymentToIncome &&
      amountCents <= vehicleValueCents * caps.loanToValue;
    if (isKept) return { downPaymentCents, termMonths, aprPercent };
  }
  return undefined;
}

/** The counter-offer with the smallest down payment, then the shortest term, among the tenant's terms from the one asked for. */
function bestCounter(application: LoanApplication, standing: Standing): CounterOffer | undefined {
  const asked = application.price.finance?.termMonths ?? 0;
  const terms = [...new Set([asked, ...application.settings.termsMonths])].filter((term) => term >= asked);
  return terms
    .sort((one, other) => one - other)
    .flatMap((term) => counterAt(application, standing, term) ?? [])
    .reduce<CounterOffer | undefined>(
      (best, one) => (best && best.downPaymentCents <= one.downPaymentCents ? best : one),
      undefined,
    );
}

/** Which caps an application breaks, as reasons. */
function brokenCaps(application: LoanApplication, standing: Standing): DeclineReason[] {
  const { price, vehicleValueCents } = application;
  const { monthlyIncomeCents, housingCents } = standing;
  const payment = (price.finance ?? price.lease)?.monthlyPaymentCents ?? 0;
  const isPoor = payment > monthlyIncomeCents * caps.paymentToIncome;
  const isBurdened = payment + housingCents > monthlyIncomeCents * caps.obligations;
  const isDear = (price.finance?.financedCents ?? 0) > vehicleValueCents * caps.loanToValue;
  return [
    ...(isPoor ? (['income-insufficient'] as const) : []),
    ...(isBurdened ? (['obligations-excessive'] as const) : []),
    ...(isDear ? (['collateral-insufficient'] as const) : []),
  ];
}

/** A counter-offer for who asks to see one: 1,000.00 more down at a quarter of a point more. */
function sampleCounter({ price, settings }: LoanApplication): CounterOffer | undefined {
  if (!price.finance) return undefined;
  const { downPaymentCents, financedCents, termMonths, aprPercent } = price.finance;
  const most = downPaymentCents + financedCents - settings.minimumFinancedCents;
  return {
    downPaymentCents: Math.max(downPaymentCents, Math.min(most, downPaymentCents + 100_000)),
    termMonths,
    aprPercent: counterApr(aprPercent, 0),
  };
}

const declined = (...reasons: DeclineReason[]): LenderAnswer => ({ dealStatus: 'LDEC', reasons });

function answerTo(application: LoanApplication): LenderAnswer {
  const hint = application.hint.toLowerCase();
  if (hint.includes('timeout')) return { dealStatus: 'LTIM' };
  if (hint.includes('decline')) return declined('credit-history-insufficient', 'employment-unverified');
  const standing = standingOf(application);
  const reasons = brokenCaps(application, standing);
  if (reasons.includes('obligations-excessive')) return declined(...reasons);
  const isWanted = hint.includes('counter');
  if (reasons.length > 0 || isWanted) {
    const counter = reasons.length > 0 ? bestCounter(application, standing) : sampleCounter(application);
    if (counter) return { dealStatus: 'LNSEL', counter, reasons };
    if (reasons.length > 0) return declined(...reasons);
  }
  return { dealStatus: 'LSEL', conditions: hint.includes('document') ? ['pay-stub'] : [] };
}

/**
 * The sandbox's lender: answers 45 s after the buyer first looked at the decision, so that whoever wants to see it wait can. It declines
 * where payment and housing take more than 60 % of the income, makes a counter-offer where payment is above 15 % of it or the loan above
 * 120 % of the vehicle's price, and approves everything else. A hint with one of the documented words gives the outcome of that word:
 * decline, timeout, counter, document (approved on condition of a pay stub), outage (the order cannot be created at first).
 */
export const sampleLender: LenderDesk = {
  lender: {
    name: 'Lakeshore Credit Union (sample)',
    address: '1 Lakeshore Plaza, Portland, ME 04101',
    phone: '(207) 555 - 0188',
  },
  answersAfterMs: 45_000,
  preparesAfterMs: 6_000,
  decide: (application) => ({
    answer: answerTo(application),
    isPreparationFailing: application.hint.toLowerCase().includes('outage'),
  }),
};
