export { getPurchase } from './purchase-endpoints.ts';
export type { Purchase } from './purchase-endpoints.ts';
export { purchaseSteps } from './purchase-steps.ts';
export type { PurchaseStepsInput, PurchasePart, PurchaseStep, PurchaseStepId } from './purchase-steps.ts';
