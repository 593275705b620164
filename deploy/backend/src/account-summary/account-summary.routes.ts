import { getAccountSummary } from '@forecourt/shared-contracts/account';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { route, type AppEnv } from '../http/index.ts';

/** Counts one number for an account; implemented by the domain that owns the rows. `sub` is the account. */
export type AccountCounter = (store: TenantStore, sub: string) => Promise<number>;

/** The domains that supply the header's numbers. */
export interface AccountCounters {
  readonly ordersInProgress: AccountCounter;
  readonly vehiclesInCart: AccountCounter;
  readonly savedVehicles: AccountCounter;
}

/**
 * Returns the header's numbers for the signed-in account in one call. The cart button shows the order that is
 * being built in the cart, the orders that were placed are counted apart (SITE-12).
 */
export function accountSummaryRoutes(counters: AccountCounters): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  route(app, getAccountSummary, async ({ store, requireCaller }) => {
    const { sub } = requireCaller();
    return {
      orders: await counters.ordersInProgress(store, sub),
      cart: await counters.vehiclesInCart(store, sub),
      favorites: await counters.savedVehicles(store, sub),
    };
  });
  return app;
}
