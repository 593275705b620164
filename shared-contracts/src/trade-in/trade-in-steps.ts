import type { TradeInAnswers, TradeInDraftAnswers } from './trade-in-answers.ts';

/** The pages of the questions, one group on each, in their order. */
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

/** Which answers a page asks for. */
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

/** The pages that somebody goes through: a member is not asked for the email that the account has. */
export function stepsFor(isMember: boolean): readonly TradeInStep[] {
  return isMember ? tradeInSteps.filter((step) => step !== 'contact') : tradeInSteps;
}

/** The first page that still misses an answer; undefined when an offer can be asked for. */
export function firstOpenStep(answers: TradeInDraftAnswers, isMember: boolean): TradeInStep | undefined {
  return stepsFor(isMember).find((step) =>
    tradeInStepFields[step].some((field) => answers[field] === undefined),
  );
}
