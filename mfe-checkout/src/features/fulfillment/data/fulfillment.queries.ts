import type { ApiClient } from '@forecourt/shared-contracts';
import {
  getFulfillment,
  listSlots,
  type FulfillmentType,
  type PickupLocation,
} from '@forecourt/shared-contracts/fulfillment';
import { apiQuery, apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** The order's fulfillment and its options; refetched with everything else of the order. */
export function fulfillmentQuery(client: ApiClient, orderNumber: string) {
  return apiQuery(client, getFulfillment, { params: { orderNumber } });
}

/** Parameters of the free slots. */
export interface SlotsWanted {
  readonly orderNumber: string;
  readonly type: FulfillmentType;
  readonly location: PickupLocation;
}

/** Key of all free slots of an order. */
export function slotsKey(orderNumber: string): readonly unknown[] {
  return [...apiQueryKey(listSlots), { orderNumber }];
}

/** Dates and free slots, refetched whenever the screen opens. */
export function slotsQuery(client: ApiClient, { orderNumber, type, location }: SlotsWanted) {
  const query = type === 'PICKUP' ? { type, location } : { type };
  return queryOptions({
    ...apiQuery(client, listSlots, { params: { orderNumber }, query }),
    refetchOnMount: 'always',
  });
}
