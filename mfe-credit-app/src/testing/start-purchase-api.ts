import { beforeEach } from 'vitest';
import { getPurchase, purchaseSteps, type PurchaseFacts } from '@forecourt/shared-contracts/purchase';
import { answer, startApi, type TestApi } from '@forecourt/shared-contracts/testing';

/** The answer about the steps of a purchase with a chosen vehicle; `facts` change it. */
export function answerPurchase(facts: Partial<PurchaseFacts> = {}) {
  const known: PurchaseFacts = {
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

/** The mocked network of one test file, in which the steps beside every screen are answered. */
export function startPurchaseApi(): TestApi {
  const server = startApi();
  beforeEach(() => server.use(answerPurchase()));
  return server;
}
