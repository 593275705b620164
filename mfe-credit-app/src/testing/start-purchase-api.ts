import { beforeEach } from 'vitest';
import { getCart, listOrders } from '@forecourt/shared-contracts/commerce';
import { getProtection } from '@forecourt/shared-contracts/protection';
import { getPurchase, purchaseSteps, type PurchaseStepsInput } from '@forecourt/shared-contracts/purchase';
import { answer, startApi, type TestApi } from '@forecourt/shared-contracts/testing';

/** Answers the steps of a purchase with a chosen vehicle; `facts` override it. */
export function answerPurchase(facts: Partial<PurchaseStepsInput> = {}) {
  const known: PurchaseStepsInput = {
    cart: 'complete',
    purchaseType: 'Finance',
    isSignedIn: false,
    hasHandOver: false,
    tradeIn: 'none',
    coverage: 'none',
    application: 'none',
    hasTestDrive: false,
    ...facts,
  };
  return answer(getPurchase, () => ({
    steps: purchaseSteps(known),
    purchaseType: known.purchaseType ?? null,
    vehiclePath: known.cart === 'none' ? null : '/vehicle/1HGCM82633A004352',
  }));
}

/** The mocked network of one test file. It answers the purchase steps of every screen, and what the cart page reads, an empty cart: a test may end as that page opens. */
export function startPurchaseApi(): TestApi {
  const server = startApi();
  beforeEach(() =>
    server.use(
      answerPurchase(),
      answer(getCart, () => ({ cart: null })),
      answer(getProtection, () => ({ offer: null })),
      answer(listOrders, () => ({ orders: [] })),
    ),
  );
  return server;
}
