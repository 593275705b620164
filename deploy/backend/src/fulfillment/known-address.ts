import { DeliveryAddressSchema, type DeliveryAddress } from '@forecourt/shared-contracts/fulfillment';
import * as v from 'valibot';
import type { TenantStore } from '../db/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { profileOf } from '../profile/index.ts';
import { addressParts, findSigningPackage } from '../signing/index.ts';
import type { AppointmentRow } from './appointment-rows.ts';

/**
 * Returns the address that a delivery of an order most likely goes to, so that its owner is not asked for it again (FIELD-6): that of the
 * order's latest delivery, also of one that was canceled or moved, else that of the owner's profile, else the buyer's in the contract. An
 * address where no vehicle can be delivered, such as a PO box, is skipped; undefined if none is left. `rows` are the order's appointments,
 * newest first.
 */
export async function knownAddress(
  store: TenantStore,
  { orderNumber, ownerSub }: Pick<OrderRow, 'orderNumber' | 'ownerSub'>,
  rows: readonly AppointmentRow[],
): Promise<DeliveryAddress | undefined> {
  const latest = deliverable(rows.find(({ type }) => type === 'DELIVERY')?.place);
  if (latest) return latest;
  const own = deliverable((await profileOf(store, ownerSub)).address);
  if (own) return own;
  const contract = await findSigningPackage(store, orderNumber);
  return deliverable(addressParts(contract?.terms?.buyer.address ?? ''));
}

function deliverable(address: unknown): DeliveryAddress | undefined {
  const parsed = v.safeParse(DeliveryAddressSchema, address);
  return parsed.success ? parsed.output : undefined;
}
