import type { TradeInAnswers } from '@forecourt/shared-contracts/trade-in';
import { usedPriceDollars } from '../../inventory/index.ts';
import {
  ValuationDown,
  type Decision,
  type ValuationPort,
  type ValuationQuestion,
} from '../trade-in-services.ts';

/** How long the sandbox's review takes, at any hour. */
export const sampleReviewMs = 20_000;

/** Mileages that give each outcome, whatever the vehicle. */
export const sampleMileages = {
  review: 77_777,
  reviewThenDenied: 88_888,
  denied: 44_444,
  down: 99_999,
} as const;

const oldestYears = 15;
const highestMileage = 200_000;
/** What a dealer pays, as a share of what it asks. */
const tradeShare = 0.86;

type Answers = Omit<TradeInAnswers, 'email'>;

/** What each answer takes off, in percent. */
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

function refusal({ answers, askedOn }: ValuationQuestion): Decision | undefined {
  const ageYears = Number(askedOn.slice(0, 4)) - answers.vehicle.year;
  if (ageYears > oldestYears) return { kind: 'ineligible', reason: 'age' };
  if (answers.mileage > highestMileage) return { kind: 'ineligible', reason: 'mileage' };
  if (answers.title === 'Branded') return { kind: 'ineligible', reason: 'title' };
  if (answers.drives === 'No') return { kind: 'ineligible', reason: 'condition' };
  return undefined;
}

/** The decision for a vehicle in its state: its price on the lot, less the dealer's share and what its condition takes off, in steps of $25. */
function decide(question: ValuationQuestion): Decision {
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
 * The sandbox's valuation service: the same answers always give the same decision. {@link sampleMileages} give the others; a review ends
 * {@link sampleReviewMs} after it began.
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
