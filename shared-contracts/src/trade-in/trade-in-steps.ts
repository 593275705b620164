import type { TradeInAnswers, TradeInDraftAnswers } from './trade-in-answers.ts';

/** The question pages, one group on each, in order. */
export const tradeInSteps = [
  'vehicle',
  'mileage',
  'ownership',
  'registration',
  'history',
  'exterior',
  'interior',
  'mechanical',
  'tires',
  'contact',
] as const;
export type TradeInStep = (typeof tradeInSteps)[number];

/** The answers requested on each page. */
export const tradeInStepFields = {
  vehicle: ['vehicle'],
  mileage: ['mileage'],
  ownership: ['ownership'],
  registration: ['registeredOwner', 'registrationState'],
  history: ['accidents', 'title'],
  exterior: ['exterior', 'glass'],
  interior: ['interior', 'odor'],
  mechanical: ['drives', 'warningLights'],
  tires: ['tires', 'keys'],
  contact: ['email'],
} as const satisfies Readonly<Record<TradeInStep, readonly (keyof TradeInAnswers)[]>>;

/** The pages for a shopper: a member is not asked for an email, since the account has one. */
export function stepsFor(isMember: boolean): readonly TradeInStep[] {
  return isMember ? tradeInSteps.filter((step) => step !== 'contact') : tradeInSteps;
}

/** The first page with a missing answer; undefined if an offer can be requested. */
export function firstOpenStep(answers: TradeInDraftAnswers, isMember: boolean): TradeInStep | undefined {
  return stepsFor(isMember).find((step) =>
    tradeInStepFields[step].some((field) => answers[field] === undefined),
  );
}
