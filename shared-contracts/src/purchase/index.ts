export { getPurchase, PurchaseSchema } from './purchase-endpoints.ts';
export type { Purchase } from './purchase-endpoints.ts';
export { purchaseStepIds, purchaseSteps } from './purchase-steps.ts';
export type { PurchaseStepsInput, PurchasePart, PurchaseStep, PurchaseStepId } from './purchase-steps.ts';
