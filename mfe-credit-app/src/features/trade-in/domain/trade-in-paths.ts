import { stepsFor, type TradeInStep } from '@forecourt/shared-contracts/trade-in';
import { tradeInOfferPath } from '../../../domain/route-paths.ts';

/** Path of the offer; its questions and its payoff are below it. */
export const offerPath = tradeInOfferPath;
/** The answers, for review before an offer is requested. */
export const answersPath = `${offerPath}/review`;
/** The pages of the payoff (BUY-25). */
export const payoffPages = [
  'lender',
  'verification',
  'summary',
  'estimation',
  'not-found',
  'failed',
] as const;
export type PayoffPage = (typeof payoffPages)[number];

/** Returns the path of a question. `isChange` returns to the answers instead of the next question. */
export function stepPath(step: TradeInStep, isChange = false): string {
  return `${offerPath}/${step}${isChange ? '?change=1' : ''}`;
}

/** Returns the path of a payoff page; without `page`, of its start. `lenderId` is the lender to ask. */
export function payoffPath(page?: PayoffPage, lenderId?: string | null): string {
  const path = page ? `${offerPath}/payoff/${page}` : `${offerPath}/payoff`;
  return lenderId ? `${path}?lender=${encodeURIComponent(lenderId)}` : path;
}

interface StepLocation {
  readonly isMember: boolean;
  readonly isChange: boolean;
}

/** Returns where answering a question leads: the next one, or the answers after the last or a changed one. */
export function nextPath(step: TradeInStep, { isMember, isChange }: StepLocation): string {
  const steps = stepsFor(isMember);
  const next = steps[steps.indexOf(step) + 1];
  return isChange || !next ? answersPath : stepPath(next);
}

/** Returns where Back leads from a question: the one before it, or the page the shopper came from. */
export function previousPath(step: TradeInStep, { isMember, isChange }: StepLocation): string {
  const steps = stepsFor(isMember);
  const previous = steps[steps.indexOf(step) - 1];
  if (isChange) return answersPath;
  return previous ? stepPath(previous) : offerPath;
}
