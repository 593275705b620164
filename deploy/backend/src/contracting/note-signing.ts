import { noteOrderStatus, type OrderRow } from '../commerce/order-rows.ts';
import type { TenantStore } from '../db/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** Statuses that an order has before its contract is signed; a later one, and OFFRAMP, stay. */
const before: Readonly<Record<'CONTRACT_PENDING' | 'SOLD', readonly string[]>> = {
  CONTRACT_PENDING: [
    'DRAFT',
    'SUBMITTED_TO_UNIFI',
    'SUBMITTED',
    'PII_UPDATE_SUCCESSFUL',
    'ID_VERIFICATION_COMPLETED',
    'DOCS_UPLOADED',
  ],
  SOLD: [
    'DRAFT',
    'SUBMITTED_TO_UNIFI',
    'SUBMITTED',
    'PII_UPDATE_SUCCESSFUL',
    'ID_VERIFICATION_COMPLETED',
    'DOCS_UPLOADED',
    'CONTRACT_PENDING',
  ],
};

/** Deal statuses that come after signing; none of them goes back. */
const afterSigning: readonly (string | null)[] = ['SUBF', 'BOOK', 'FUND', 'PDOC', 'RTRN', 'CANC'];

interface SigningMove {
  readonly order: OrderRow;
  readonly dealStatus: 'SUBS' | 'PSIGN' | 'SIGN' | 'VRFY';
  readonly orderStatus?: 'CONTRACT_PENDING' | 'SOLD';
  readonly actor: 'buyer' | 'dealer';
}

/**
 * Moves an order and its deal for an event of its contract, and writes it in the history: submitted for signing is SUBS and
 * CONTRACT_PENDING, the buyer's signature PSIGN, the dealer's SIGN and SOLD (storefront.md section 4). Call it with the order locked.
 */
export async function noteSigning(
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  store: TenantStore,
  { order, dealStatus, orderStatus, actor }: SigningMove,
): Promise<void> {
  const moves = orderStatus && before[orderStatus].includes(order.status);
  const isPast = afterSigning.includes(order.dealStatus);
  await noteOrderStatus(store, order.orderNumber, {
    id: random.uuid(),
    status: moves ? orderStatus : order.status,
    ...(!isPast && { dealStatus }),
    at: clock.now(),
    actor,
  });
}
