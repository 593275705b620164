import { reportReceived } from '@forecourt/shared-contracts/fulfillment';
import { useApi, useMutation, useQueryClient } from '@forecourt/shared-contracts/react';
import { fulfillmentQuery, useRefreshOrder } from '../../order/index.ts';

/** Sends that the buyer has the vehicle, then refetches the order; after a refusal as well, because something has changed on the server. */
export function useReportReceived(orderNumber: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: (appointmentId: string) =>
      client.call(reportReceived, { params: { orderNumber }, body: { appointmentId } }),
    onSuccess: (fulfillment) => {
      queryClient.setQueryData(fulfillmentQuery(client, orderNumber).queryKey, fulfillment);
      return refreshOrder();
    },
    onError: () => refreshOrder(),
  });
}
