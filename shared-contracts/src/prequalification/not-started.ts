import type { Prequalification } from './prequalification-schema.ts';

/** The state of a shopper who has not started a pre-qualification (`not_started`, BUY-37). */
export const notStartedPrequalification: Prequalification = {
  state: 'not_started',
  step: null,
  person: null,
  address: null,
  hasBirthDate: false,
  hasIncome: false,
  passcode: null,
  quiz: null,
  frozenAt: null,
  approval: null,
  adverse: null,
  personalDataUntil: null,
};
