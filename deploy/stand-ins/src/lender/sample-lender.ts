import type { CounterOffer, DeclineReason } from '@forecourt/shared-contracts/commerce';
import { financePayment } from '@forecourt/shared-contracts/pricing';
import type { LenderAnswer, LenderService, LoanApplication } from '@forecourt/backend/commerce/index.ts';

/**
 * Caps of the sample lender (PRICE-58: payment to income near 15 %, loan to value 120 %); sample values, not
 * law.
 */
const caps = { paymentToIncome: 0.15, loanToValue: 1.2, obligations: 0.6 };
const downPaymentStepCents = 10_000;

interface CreditStanding {
  readonly monthlyIncomeCents: number;
  readonly housingCents: number;
}

function standingOf({ applicants }: LoanApplication): CreditStanding {
  const sum = (of: (one: LoanApplication['applicants'][number]) => number) =>
    applicants.reduce((total, one) => total + of(one), 0);
  return {
    monthlyIncomeCents: sum((one) => one.annualIncomeCents) / 12,
    housingCents: sum((one) => one.monthlyHousingCents),
  };
}

/** A longer term costs a quarter of a point for each additional year. */
function counterApr(aprPercent: number, addedMonths: number): number {
  return Math.round((aprPercent + 0.25 + (addedMonths / 12) * 0.25) * 100) / 100;
}

/**
 * Returns the smallest down payment, in steps of 100.00, with which a loan of this term meets both caps;
 * undefined if none does.
 */
function counterAt(
  application: LoanApplication,
  { monthlyIncomeCents }: CreditStanding,
  termMonths: number,
): CounterOffer | undefined {
  const { price, settings, vehicleValueCents } = application;
  if (!price.finance) return undefined;
  const { downPaymentCents: requestedCents, financedCents, firstPaymentDays } = price.finance;
  const aprPercent = counterApr(price.finance.aprPercent, termMonths - price.finance.termMonths);
  const most = requestedCents + financedCents - settings.minimumFinancedCents;
  const first = Math.ceil(requestedCents / downPaymentStepCents) * downPaymentStepCents;
  for (let downPaymentCents = first; downPaymentCents <= most; downPaymentCents += downPaymentStepCents) {
    const amountCents = financedCents + requestedCents - downPaymentCents;
    const payment = financePayment({ amountCents, aprPercent, termMonths, firstPaymentDays });
    const isKept =
      payment <= monthlyIncomeCents * caps.paymentToIncome &&
      amountCents <= vehicleValueCents * caps.loanToValue;
    if (isKept) return { downPaymentCents, termMonths, aprPercent };
  }
  return undefined;
}

/**
 * Returns the counter-offer with the smallest down payment, then the shortest term, among the tenant's terms
 * starting with the requested one.
 */
function bestCounter(application: LoanApplication, standing: CreditStanding): CounterOffer | undefined {
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

/** Returns the caps that an application exceeds, as reasons. */
function brokenCaps(application: LoanApplication, standing: CreditStanding): DeclineReason[] {
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

/** A counter-offer for the demo hint: 1,000.00 more down at a quarter of a point more. */
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
 * The sandbox's lender: answers 45 s after the buyer first looked at the decision, so that the pending state
 * can be viewed. It declines if payment and housing take more than 60 % of the income, makes a counter-offer
 * if the payment is above 15 % of it or the loan above 120 % of the vehicle's price, and approves everything
 * else. A hint with one of the documented words produces that word's outcome: decline, timeout, counter,
 * document (approved on condition of a pay stub), outage (the order cannot be created at first).
 */
export const sampleLender: LenderService = {
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
