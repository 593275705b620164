import type { TradeInAnswers } from '@forecourt/shared-contracts/trade-in';
import { usedPriceDollars } from '@forecourt/sample-data/catalog/model-data.ts';
import {
  type Decision,
  ValuationDown,
  type ValuationPort,
  type ValuationRequest,
} from '@forecourt/backend/trade-in/index.ts';

/** How long the sandbox's review takes, at any time of day. */
export const sampleReviewMs = 20_000;

/** Mileages that produce each outcome, regardless of the vehicle. */
export const sampleMileages = {
  review: 77_777,
  reviewThenDenied: 88_888,
  denied: 44_444,
  down: 99_999,
} as const;

const oldestYears = 15;
const highestMileage = 200_000;
/** What a dealer pays, as a fraction of the asking price. */
const tradeShare = 0.86;

type Answers = Omit<TradeInAnswers, 'email'>;

/** The deduction of each answer, in percent. */
const deductions: { readonly [K in keyof Answers]?: Readonly<Record<string, number>> } = {
  accidents: { One: 5, More: 12 },
  exterior: { Good: 3, Fair: 7, Rough: 14 },
  glass: { Damaged: 1.5 },
  interior: { Good: 2, Fair: 5, Rough: 10 },
  odor: { Some: 2 },
  warningLights: { Some: 6 },
  tires: { Good: 0.5, Worn: 2 },
  keys: { One: 1 },
};

function deductedPercent(answers: Answers): number {
  return Object.entries(deductions).reduce(
    (sum, [question, percents]) => sum + (percents[String(answers[question as keyof Answers])] ?? 0),
    0,
  );
}

function refusal({ answers, askedOn }: ValuationRequest): Decision | undefined {
  const ageYears = Number(askedOn.slice(0, 4)) - answers.vehicle.year;
  if (ageYears > oldestYears) return { kind: 'ineligible', reason: 'age' };
  if (answers.mileage > highestMileage) return { kind: 'ineligible', reason: 'mileage' };
  if (answers.title === 'Branded') return { kind: 'ineligible', reason: 'title' };
  if (answers.drives === 'No') return { kind: 'ineligible', reason: 'condition' };
  return undefined;
}

/**
 * Decides on a vehicle: its retail price, less the dealer's margin and the deductions for its condition, in
 * steps of $25.
 */
function decide(question: ValuationRequest): Decision {
  const refused = refusal(question);
  if (refused) return refused;
  const { answers, askedOn } = question;
  const { mileage, vehicle } = answers;
  const asked = usedPriceDollars({ ...vehicle, mileage, currentYear: Number(askedOn.slice(0, 4)) });
  if (asked === undefined) return { kind: 'ineligible', reason: 'unknown' };
  const dollars = asked * tradeShare * (1 - deductedPercent(answers) / 100);
  return { kind: 'offer', valueCents: Math.max(500, Math.round(dollars / 25) * 25) * 100 };
}

/**
 * The sandbox's valuation service: the same answers always produce the same decision. {@link sampleMileages}
 * produce the other outcomes; a review ends {@link sampleReviewMs} after it started.
 */
export const sampleValuation: ValuationPort = {
  value(question) {
    const { mileage } = question.answers;
    if (mileage === sampleMileages.down) return Promise.reject(new ValuationDown('sandbox'));
    if (mileage === sampleMileages.denied) return Promise.resolve({ kind: 'denied' });
    const isReviewed = mileage === sampleMileages.review || mileage === sampleMileages.reviewThenDenied;
    return Promise.resolve(isReviewed ? { kind: 'review' } : decide(question));
  },
  review(question, requestedAt, now) {
    if (now.getTime() < requestedAt.getTime() + sampleReviewMs) return Promise.resolve(undefined);
    const isDenied = question.answers.mileage === sampleMileages.reviewThenDenied;
    return Promise.resolve(isDenied ? { kind: 'denied' } : decide(question));
  },
};
