import {
  bookAppointment,
  cancelAppointment,
  quoteFulfillment,
  type Fulfillment,
  type FulfillmentRequest,
} from '@forecourt/shared-contracts/fulfillment';
import type { EndpointBody } from '@forecourt/shared-contracts/http';
import { useApi, useMutation, useQueryClient } from '@forecourt/shared-contracts/react';
import { fulfillmentQuery, useRefreshOrder } from '../../order/index.ts';
import { slotsKey } from './fulfillment.queries.ts';

/** Requests whether a location can be served and at what fee; changes nothing. */
export function useQuote(orderNumber: string) {
  const client = useApi();
  return useMutation({
    mutationFn: (request: FulfillmentRequest) =>
      client.call(quoteFulfillment, { params: { orderNumber }, body: request }),
  });
}

/** A booking; a retry sends the same key. */
export interface BookingInput {
  readonly body: EndpointBody<typeof bookAppointment>;
  readonly idempotencyKey: string;
}

function useStored(orderNumber: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
  return (fulfillment: Fulfillment) => {
    queryClient.setQueryData(fulfillmentQuery(client, orderNumber).queryKey, fulfillment);
    return refreshOrder();
  };
}

/** Books or moves the appointment, then refetches the order, even after a refusal: something has changed on the server. */
export function useBookAppointment(orderNumber: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
  const onSuccess = useStored(orderNumber);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: BookingInput) =>
      client.call(bookAppointment, { params: { orderNumber }, body, idempotencyKey }),
    onSuccess,
    onError: () => {
      queryClient.removeQueries({ queryKey: slotsKey(orderNumber) });
      return refreshOrder();
    },
  });
}

/** Cancels the appointment, then refetches the order. */
export function useCancelAppointment(orderNumber: string) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  const onSuccess = useStored(orderNumber);
  return useMutation({
    mutationFn: (appointmentId: string) =>
      client.call(cancelAppointment, { params: { orderNumber }, body: { appointmentId } }),
    onSuccess,
    onError: () => refreshOrder(),
  });
}
