import type { PurchaseType } from '../pricing/index.ts';
import type { StepStatus } from '../progress/index.ts';

/** The steps of the purchase build-up in order (BUY-3). */
export const purchaseStepIds = [
  'cart',
  'trade-in',
  'coverage',
  'account',
  'details',
  'application',
  'overview',
  'test-drive',
] as const;
export type PurchaseStepId = (typeof purchaseStepIds)[number];

/**
 * State of one part of a purchase, as reported by the domain that owns it: not started, in progress, done, or needing attention (an offer
 * that expired or was denied, a product that is no longer offered).
 */
export type PurchasePart = 'none' | 'started' | 'complete' | 'attention';

/** Inputs of the steps. `cart` is `attention` if its vehicle is gone, its price has expired, or no payment is possible. */
export interface PurchaseStepsInput {
  readonly cart: 'none' | 'complete' | 'attention';
  /** Undefined without a cart. */
  readonly purchaseType: PurchaseType | undefined;
  readonly isSignedIn: boolean;
  /** Whether pickup or delivery has been chosen. */
  readonly hasHandOver: boolean;
  readonly tradeIn: PurchasePart;
  readonly coverage: PurchasePart;
  readonly application: PurchasePart;
  /** Whether a test drive of the cart's vehicle was requested. */
  readonly hasTestDrive: boolean;
}

export interface PurchaseStep {
  readonly id: PurchaseStepId;
  readonly status: StepStatus;
}

const byPart: Readonly<Record<PurchasePart, StepStatus>> = {
  none: 'READY',
  started: 'IN_PROGRESS',
  complete: 'COMPLETED',
  attention: 'NEEDS_ATTENTION',
};

/**
 * The steps with their statuses. A trade-in can be valued before a vehicle is chosen; everything else requires the cart. A cash order has
 * no credit application. The overview opens once there is a cart with a handover choice; it is done once the application that follows it has begun.
 */
export function purchaseSteps(facts: PurchaseStepsInput): PurchaseStep[] {
  const ids = purchaseStepIds.filter((id) => id !== 'application' || facts.purchaseType !== 'Cash');
  return ids.map((id) => ({ id, status: statusOf(id, facts) }));
}

function statusOf(id: PurchaseStepId, facts: PurchaseStepsInput): StepStatus {
  switch (id) {
    case 'cart':
      return byPart[facts.cart];
    case 'trade-in':
      return byPart[facts.tradeIn];
    case 'account':
      return facts.isSignedIn ? 'COMPLETED' : 'READY';
    default:
      return facts.cart === 'none' ? 'NOT_READY' : statusWithCart(id, facts);
  }
}

type NeedingCart = Exclude<PurchaseStepId, 'cart' | 'trade-in' | 'account'>;

function statusWithCart(id: NeedingCart, facts: PurchaseStepsInput): StepStatus {
  switch (id) {
    case 'coverage':
      return byPart[facts.coverage];
    case 'details':
      return facts.hasHandOver ? 'COMPLETED' : 'READY';
    case 'application':
      return byPart[facts.application];
    case 'overview':
      return overviewStatus(facts);
    case 'test-drive':
      return facts.hasTestDrive ? 'COMPLETED' : 'READY';
  }
}

function overviewStatus({ cart, hasHandOver, application }: PurchaseStepsInput): StepStatus {
  if (cart !== 'complete' || !hasHandOver) return 'NOT_READY';
  return application === 'none' ? 'READY' : 'COMPLETED';
}
