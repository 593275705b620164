export { isDisqualified } from './affordability.ts';
export type { Affordability } from './affordability.ts';
export { answerOf, hasSecondPerson, sharesAddress, stateOf } from './answers.ts';
export type { Answers, PageAnswers } from './answers.ts';
export {
  CreditApplicationSchema,
  getCreditApplication,
  previewApplicationPrice,
  putCreditApplication,
  startCreditApplication,
  submitCreditApplication,
} from './application-endpoints.ts';
export type { CreditApplication, PricePreview } from './application-endpoints.ts';
export { applicationPages } from './application-pages.ts';
export type { ApplicationFacts } from './application-pages.ts';
export { communityPropertyStates, isCommunityProperty } from './community-property.ts';
export { applicationErrors, pageErrors } from './page-faults.ts';
export type { PageError } from './page-faults.ts';
export { pageIds, pageOf, partOf, whoOf } from './page-ids.ts';
export type { PageId, PagePart, PersonPart, Who } from './page-ids.ts';
export { pageEntries, pageFields } from './page-schemas.ts';
export { applicationPlans, type ApplicationPlan } from './application-plans.ts';
