import type { ApiClient } from '@forecourt/shared-contracts';
import {
  listSlots,
  type FulfillmentType,
  type PickupLocation,
} from '@forecourt/shared-contracts/fulfillment';
import { apiQuery, apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** Parameters of the free slots. */
export interface SlotsWanted {
  readonly orderNumber: string;
  readonly type: FulfillmentType;
  readonly location: PickupLocation;
  /** Where a delivery goes. */
  readonly zip: string | undefined;
}

/** Key of all free slots of an order. */
export function slotsKey(orderNumber: string): readonly unknown[] {
  return [...apiQueryKey(listSlots), { orderNumber }];
}

/** Dates and free slots, refetched whenever the screen opens. */
export function slotsQuery(client: ApiClient, { orderNumber, type, location, zip }: SlotsWanted) {
  const query = type === 'PICKUP' ? { type, location } : { type, zip };
  return queryOptions({
    ...apiQuery(client, listSlots, { params: { orderNumber }, query }),
    refetchOnMount: 'always',
  });
}
