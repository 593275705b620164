import { moveOrder, type OrderRow, type OrderStep } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Clock, Random } from '../ports/index.ts';

interface SigningMove {
  readonly order: OrderRow;
  /** What happened to the contract (TRACK-73). */
  readonly event?: OrderStep['signingEvent'];
  readonly dealStatus?: 'SUBS' | 'PSIGN' | 'SIGN' | 'VRFY';
  readonly orderStatus?: 'CONTRACT_PENDING' | 'SOLD';
  readonly actor: 'buyer' | 'dealer' | 'system';
}

/**
 * Moves an order and its deal for an event of its contract, as far as their transitions allow, and writes it
 * to the history: submitted for signing is SUBS and CONTRACT_PENDING, the buyer's signature PSIGN, the
 * dealer's SIGN and SOLD (BUY-68, TRACK-100). Returns the resulting states. Call it with the order locked.
 */
export async function recordSigning(
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  store: TenantStore,
  { order, event, dealStatus, orderStatus, actor }: SigningMove,
): Promise<Pick<OrderRow, 'status' | 'dealStatus'>> {
  const step = { id: random.uuid(), at: clock.now(), actor, dealStatus };
  return moveOrder(store, order, { ...step, status: orderStatus, signingEvent: event });
}
