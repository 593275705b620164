import type { ApiClient } from '@forecourt/shared-contracts';
import {
  getFulfillment,
  listSlots,
  type FulfillmentType,
  type PickupLocation,
} from '@forecourt/shared-contracts/fulfillment';
import { queryOptions } from '@forecourt/shared-contracts/react';
import { trackerQueryKey } from '../../tracker/index.ts';

/** The order's fulfillment and its options; refetched with everything else of the order. */
export function fulfillmentQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: [...trackerQueryKey(orderNumber), 'fulfillment'],
    queryFn: ({ signal }) => client.call(getFulfillment, { params: { orderNumber }, signal }),
  });
}

/** Parameters of the free slots. */
export interface SlotsWanted {
  readonly orderNumber: string;
  readonly type: FulfillmentType;
  readonly location: PickupLocation;
}

/** Key of all free slots of an order. */
export function slotsKey(orderNumber: string): readonly unknown[] {
  return [...trackerQueryKey(orderNumber), 'slots'];
}

/** Dates and free slots, refetched whenever the screen opens. */
export function slotsQuery(client: ApiClient, { orderNumber, type, location }: SlotsWanted) {
  const query = type === 'PICKUP' ? { type, location } : { type };
  return queryOptions({
    queryKey: [...slotsKey(orderNumber), query],
    refetchOnMount: 'always',
    queryFn: ({ signal }) => client.call(listSlots, { params: { orderNumber }, query, signal }),
  });
}
