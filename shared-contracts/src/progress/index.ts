export { documentsStatus, hasRequiredDocuments } from './documents-status.ts';
export { heldUntil } from './held-until.ts';
export type { HoldFacts } from './held-until.ts';
export { idVerificationStatus, liveIdVerificationStatus } from './id-verification-status.ts';
export { insuranceStatus } from './insurance-status.ts';
export { actionGroups, nextAction, orderMeanwhile } from './next-action.ts';
export type { ActionGroup, ActionOwner, NextAction, NextActionFacts, NextActionId } from './next-action.ts';
export { isPaid, paymentStatus } from './payment-status.ts';
export type { ProgressOrder, ProgressSnapshot, StepVisibility } from './progress-snapshot.ts';
export {
  activeStep,
  isOfframp,
  isOpen,
  landingStep,
  progressSteps,
  stepSequence,
  stepStatus,
} from './progress-steps.ts';
export type { ProgressStep } from './progress-steps.ts';
export { fulfillmentStatus } from './fulfillment-status.ts';
export { isReadyToSign, isSigned, signingStatus } from './signing-status.ts';
export { orderStepPath, orderStepPaths, orderTrackerPath } from './step-path.ts';
export { stepIds } from './step-status.ts';
export type { StepId, StepStatus } from './step-status.ts';
