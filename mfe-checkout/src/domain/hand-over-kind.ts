import type { FulfillmentType } from '@forecourt/shared-contracts/fulfillment';

/** How the buyer receives the vehicle, as in catalog keys; delivery while nothing is chosen. */
export type HandOverKind = 'pickup' | 'delivery';

/** Maps a fulfillment type to its catalog keys (TRACK-13). */
export function handOverKind(type: FulfillmentType | null | undefined): HandOverKind {
  return type === 'PICKUP' ? 'pickup' : 'delivery';
}
