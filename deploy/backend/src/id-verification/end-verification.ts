import type { IdFailureReason } from '@forecourt/shared-contracts/id-verification';
import { eq } from 'drizzle-orm';
import { orders } from '../orders/orders.tables.ts';
import { isOrderCanceled, isWithDealer, lockOrder, moveOrder, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import { endRunningAttempts, findByToken } from './id-verification-rows.ts';
import { isRunning } from './id-verification-state.ts';
import { idVerificationTransactions } from './id-verification.tables.ts';
import { tokenHash } from './link-token.ts';

/** How an attempt ends at the provider. */
export type IdOutcome = 'SUCCESSFUL' | Exclude<IdFailureReason, 'REPLACED'>;

interface EndPorts {
  readonly clock: Clock;
  readonly random: Random;
}

async function completeOrder(store: TenantStore, order: OrderRow, ports: EndPorts): Promise<void> {
  const isThis = eq(orders.orderNumber, order.orderNumber);
  await store.update(orders, { idVerificationStatus: 'COMPLETED' }, isThis);
  const step = { id: ports.random.uuid(), at: ports.clock.now(), actor: 'buyer' } as const;
  const status = isWithDealer(order) ? undefined : 'ID_VERIFICATION_COMPLETED';
  await moveOrder(store, order, { ...step, status });
}

/**
 * Stores the provider's result for the attempt of a token, with the order's ID status: COMPLETED or ERROR.
 * Returns false and changes nothing for a token that is unknown, expired, already used, or of a canceled order.
 */
export function endVerification(
  store: TenantStore,
  { token, outcome }: { readonly token: string; readonly outcome: IdOutcome },
  ports: EndPorts,
): Promise<boolean> {
  return store.transaction(async (inner) => {
    const now = ports.clock.now();
    const hash = tokenHash(token);
    const order = await lockOrder(inner, (await findByToken(inner, hash))?.orderNumber ?? '');
    const found = await findByToken(inner, hash);
    if (!order || isOrderCanceled(order) || !found || !isRunning(found, now)) return false;
    const isSuccess = outcome === 'SUCCESSFUL';
    await inner.update(
      idVerificationTransactions,
      {
        status: isSuccess ? 'SUCCESSFUL' : 'FAILED',
        failureReason: isSuccess ? null : outcome,
        endedAt: now,
      },
      eq(idVerificationTransactions.id, found.id),
    );
    if (isSuccess) await completeOrder(inner, order, ports);
    else await failOrder(inner, found.orderNumber);
    return true;
  });
}

/** Cancels the running attempt of an order; a no-op without one. */
export function cancelVerification(store: TenantStore, orderNumber: string, now: Date): Promise<void> {
  return store.transaction(async (inner) => {
    await lockOrder(inner, orderNumber);
    const ended = await endRunningAttempts(inner, orderNumber, { reason: 'CANCELLED', at: now });
    if (ended > 0) await failOrder(inner, orderNumber);
  });
}

async function failOrder(store: TenantStore, orderNumber: string): Promise<void> {
  await store.update(orders, { idVerificationStatus: 'ERROR' }, eq(orders.orderNumber, orderNumber));
}
