import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../ports/index.ts';
import type { AppEnv } from './app-env.ts';
import { createAddressLimit, type AddressLimit } from './create-address-limit.ts';

/** Calls for orders that are not the caller's, by one network address, whatever they ask of them (T37, SITE-97). */
export const unknownOrderLimit: AddressLimit = { count: 30, windowMs: 10 * 60_000 };

/**
 * Lets all routes count such calls together. Beyond the limit these calls are refused; those for the caller's own
 * orders are not.
 */
export function limitUnknownOrders(clock: Clock): MiddlewareHandler<AppEnv> {
  const count = createAddressLimit(unknownOrderLimit, clock);
  return async (context, next) => {
    const { tenant } = context.var;
    context.set('countUnknownOrder', () => count({ tenant, rawRequest: context.req.raw }));
    await next();
  };
}
