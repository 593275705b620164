import { getAccountSummary } from '@forecourt/shared-contracts/account';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { route, type AppEnv } from '../http/index.ts';

/** Counts one number for an account; implemented by the domain that owns the rows. `sub` is the account. */
export type AccountCounter = (store: TenantStore, sub: string) => Promise<number>;

/** The domains that supply the header's numbers. */
export interface AccountCounters {
  readonly ordersInProgress: AccountCounter;
  readonly savedVehicles: AccountCounter;
}

/**
 * Returns the header's numbers for the signed-in account in one call. The cart button shows the orders in
 * progress (SITE-12).
 */
export function accountSummaryRoutes({ ordersInProgress, savedVehicles }: AccountCounters): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  route(app, getAccountSummary, async ({ store, requireCaller }) => {
    const { sub } = requireCaller();
    const orders = await ordersInProgress(store, sub);
    return { orders, cart: orders, favorites: await savedVehicles(store, sub) };
  });
  return app;
}
