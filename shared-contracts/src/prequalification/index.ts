export { expiryNotice, expiryNoticeDays } from './expiry-notice.ts';
export type { ExpiryNotice } from './expiry-notice.ts';
export { notStartedPrequalification } from './not-started.ts';
export { personalPayment } from './personal-payment.ts';
export type { EstimateType, PersonalPayment } from './personal-payment.ts';
export {
  answerPrequalificationQuestions,
  askPrequalificationQuestions,
  deletePrequalification,
  getPrequalification,
  putFullIdentification,
  putPrequalificationPerson,
  repeatPrequalification,
  sendPrequalificationPasscode,
  skipPrequalification,
  submitPrequalification,
  verifyPrequalificationPasscode,
} from './prequalification-endpoints.ts';
export {
  AnswersBodySchema,
  ConsentSchema,
  fullIdentificationSchema,
  IncomeAndConsentSchema,
  PasscodeBodySchema,
  PrequalificationPersonSchema,
} from './prequalification-forms.ts';
export type {
  FullIdentification,
  PrequalificationAddress,
  PrequalificationPerson,
} from './prequalification-forms.ts';
export { mayHavePrequalification, setHasPrequalification } from './prequalification-hint.ts';
export { creditBureaus, PrequalificationSchema } from './prequalification-schema.ts';
export type {
  AdverseAction,
  Approval,
  CreditBureauName,
  KnowledgeQuestion,
  Prequalification,
} from './prequalification-schema.ts';
export {
  isStepReached,
  nextPrequalificationState,
  prequalificationDays,
  prequalificationSteps,
} from './prequalification-state.ts';
export type {
  PrequalificationEvent,
  PrequalificationState,
  PrequalificationStep,
} from './prequalification-state.ts';
