import { eq } from 'drizzle-orm';
import { orders } from '../commerce/commerce.tables.ts';
import type { OrderRow } from '../commerce/index.ts';
import { moveOrder } from '../commerce/order-step.ts';
import type { TenantStore } from '../db/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import { endRunningTries, findByToken } from './id-verification-rows.ts';
import { isRunning } from './id-verification-state.ts';
import { idVerificationTransactions } from './id-verification.tables.ts';
import { tokenHash } from './link-token.ts';

/** How a try ends at the provider. */
export type IdOutcome = 'SUCCESSFUL' | 'NOT_VERIFIED' | 'CANCELLED' | 'TIMED_OUT';

interface EndPorts {
  readonly clock: Clock;
  readonly random: Random;
}

/** Every change locks the order first, so that two of them never wait for each other. */
function lockOrder(store: TenantStore, orderNumber: string) {
  return store.findOne(orders, { where: eq(orders.orderNumber, orderNumber), forUpdate: true });
}

async function completeOrder(store: TenantStore, order: OrderRow, ports: EndPorts): Promise<void> {
  const isThis = eq(orders.orderNumber, order.orderNumber);
  await store.update(orders, { idVerificationStatus: 'COMPLETED' }, isThis);
  const step = { id: ports.random.uuid(), at: ports.clock.now(), actor: 'buyer' } as const;
  await moveOrder(store, order, { ...step, status: 'ID_VERIFICATION_COMPLETED' });
}

/**
 * Writes what the provider found about the try of a token, with the order's ID status: COMPLETED or ERROR. Answers false, and changes
 * nothing, for a token that is unknown, expired or ended already.
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
    if (!order || !found || !isRunning(found, now)) return false;
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

/** Gives the running try of an order up; without one nothing changes. */
export function cancelVerification(store: TenantStore, orderNumber: string, now: Date): Promise<void> {
  return store.transaction(async (inner) => {
    await lockOrder(inner, orderNumber);
    const ended = await endRunningTries(inner, orderNumber, { reason: 'CANCELLED', at: now });
    if (ended > 0) await failOrder(inner, orderNumber);
  });
}

async function failOrder(store: TenantStore, orderNumber: string): Promise<void> {
  await store.update(orders, { idVerificationStatus: 'ERROR' }, eq(orders.orderNumber, orderNumber));
}
