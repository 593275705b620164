import type { Prequalification } from './prequalification-schema.ts';

/** What is known of somebody who has not begun a pre-qualification (storefront.md section 3: not_started). */
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
