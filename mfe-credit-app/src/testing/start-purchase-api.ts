import { beforeEach } from 'vitest';
import { getCart, listOrders } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { getProfile } from '@forecourt/shared-contracts/profile';
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

const chicago = {
  zip: '60601',
  city: 'Chicago',
  state: 'IL',
  county: 'Cook',
  latitude: 41.9,
  longitude: -87.6,
};

/**
 * The mocked network of one test file. It answers the purchase steps of every screen, what is known of the shopper, and what the cart page
 * reads, an empty cart: a test may end as that page opens.
 */
export function startPurchaseApi(): TestApi {
  const server = startApi();
  beforeEach(() =>
    server.use(
      answerPurchase(),
      answer(getCart, () => ({ cart: null })),
      answer(getProtection, () => ({ offer: null })),
      answer(listOrders, () => ({ orders: [] })),
      answer(getProfile, () => ({ address: null, version: 0 })),
      answer(lookUpZip, () => ({ ...chicago })),
    ),
  );
  return server;
}
