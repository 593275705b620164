import { stepsFor, type TradeInStep } from '@forecourt/shared-contracts/trade-in';

/** Where the offer stands; its questions and its pay-off are below it. */
export const offerPath = '/trade-in/offer';
/** The answers, to be looked at before an offer is asked for. */
export const answersPath = `${offerPath}/review`;
/** The pages of the pay-off (BUY-25). */
export const payoffPages = [
  'lender',
  'verification',
  'summary',
  'estimation',
  'not-found',
  'failed',
] as const;
export type PayoffPage = (typeof payoffPages)[number];

/** The page of a question. `isChange` leads back to the answers instead of on to the next question. */
export function stepPath(step: TradeInStep, isChange = false): string {
  return `${offerPath}/${step}${isChange ? '?change=1' : ''}`;
}

/** A page of the pay-off; its start without one. `lenderId` is the lender that is asked. */
export function payoffPath(page?: PayoffPage, lenderId?: string | null): string {
  const path = page ? `${offerPath}/payoff/${page}` : `${offerPath}/payoff`;
  return lenderId ? `${path}?lender=${encodeURIComponent(lenderId)}` : path;
}

interface StepPlace {
  readonly isMember: boolean;
  readonly isChange: boolean;
}

/** Where answering a question leads: the next one, or the answers after the last or a changed one. */
export function nextPath(step: TradeInStep, { isMember, isChange }: StepPlace): string {
  const steps = stepsFor(isMember);
  const next = steps[steps.indexOf(step) + 1];
  return isChange || !next ? answersPath : stepPath(next);
}

/** Where Back leads from a question: the one before it, or where one came from. */
export function previousPath(step: TradeInStep, { isMember, isChange }: StepPlace): string {
  const steps = stepsFor(isMember);
  const previous = steps[steps.indexOf(step) - 1];
  if (isChange) return answersPath;
  return previous ? stepPath(previous) : offerPath;
}
