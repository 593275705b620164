import type { PurchaseType } from '../pricing/index.ts';
import type { StepStatus } from '../progress/index.ts';

/** The steps of the purchase build-up in their order (BUY-3). */
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
 * How one part of a purchase stands, as the domain that keeps it says: nothing was begun, something is under way, it is done, or it
 * wants the shopper (an offer that has expired or was denied, a product that is offered no more).
 */
export type PurchasePart = 'none' | 'started' | 'complete' | 'attention';

/** What the steps are read from. `cart` is `attention` when its vehicle is gone, its price has expired, or no payment is possible. */
export interface PurchaseFacts {
  readonly cart: 'none' | 'complete' | 'attention';
  /** Undefined without a cart. */
  readonly purchaseType: PurchaseType | undefined;
  readonly isSignedIn: boolean;
  /** Whether pickup or delivery has been chosen. */
  readonly hasHandOver: boolean;
  readonly tradeIn: PurchasePart;
  readonly coverage: PurchasePart;
  readonly application: PurchasePart;
  /** Whether a test drive of the cart's vehicle was asked for. */
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
 * The steps with their statuses. A trade-in can be valued before a vehicle is chosen; everything else waits for the cart. A cash order has
 * no credit application. The overview is open once the cart stands and its hand-over is chosen.
 */
export function purchaseSteps(facts: PurchaseFacts): PurchaseStep[] {
  const ids = purchaseStepIds.filter((id) => id !== 'application' || facts.purchaseType !== 'Cash');
  return ids.map((id) => ({ id, status: statusOf(id, facts) }));
}

function statusOf(id: PurchaseStepId, facts: PurchaseFacts): StepStatus {
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

function statusWithCart(id: NeedingCart, facts: PurchaseFacts): StepStatus {
  switch (id) {
    case 'coverage':
      return byPart[facts.coverage];
    case 'details':
      return facts.hasHandOver ? 'COMPLETED' : 'READY';
    case 'application':
      return byPart[facts.application];
    case 'overview':
      return facts.cart === 'complete' && facts.hasHandOver ? 'READY' : 'NOT_READY';
    case 'test-drive':
      return facts.hasTestDrive ? 'COMPLETED' : 'READY';
  }
}
