import {
  acceptLenderDecision,
  resubmitApplication,
  declineLenderDecision,
  putCart,
  withdrawApplication,
  type Order,
} from '@forecourt/shared-contracts/commerce';
import { useApi, useIdempotencyKey, useMutation, usePlatform } from '@forecourt/shared-contracts/react';
import { useRefreshOrder } from '../../order/index.ts';
import { wayPaths, type WayToBuy } from '../domain/ways-to-buy.ts';

const endpoints = {
  accept: acceptLenderDecision,
  decline: declineLenderDecision,
  withdraw: withdrawApplication,
  'ask-again': resubmitApplication,
};

/**
 * Responds to a decision, then refetches the order, even after a refusal: another window may have responded first. `onDone` is called when
 * the response is in and the order has been refetched.
 */
export function useRespond(orderNumber: string, response: keyof typeof endpoints, onDone?: () => void) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(endpoints[response], {
        params: { orderNumber },
        idempotencyKey: keyFor({ orderNumber, response }),
      }),
    onSuccess: async () => {
      await refreshOrder();
      onDone?.();
    },
    onError: () => refreshOrder(),
  });
}

/**
 * Starts a new order for the same vehicle: withdraws the application, puts the vehicle in the cart, and opens the page where the new order
 * goes on. If the cart cannot take it, the vehicle's page is opened, from which it can be ordered as well.
 */
export function useOrderAgain({
  orderNumber,
  deal,
  vehicle,
}: Pick<Order, 'orderNumber' | 'deal' | 'vehicle'>) {
  const client = useApi();
  const { navigation, placement, siteOrigin } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: async (way: WayToBuy) => {
      const idempotencyKey = keyFor({ orderNumber, response: 'withdraw' });
      await client.call(withdrawApplication, { params: { orderNumber }, idempotencyKey });
      const purchaseType = way === 'cash' ? 'Cash' : deal.type;
      return client.call(putCart, { body: { vin: vehicle.vin, purchaseType } }).then(
        () => wayPaths[way],
        () => vehicle.path,
      );
    },
    onSuccess: (path) => {
      // On a host dealer's page the cart is on the site.
      if (placement === 'embedded') window.open(siteOrigin + path, '_top');
      else navigation.push(path);
      return refreshOrder();
    },
    onError: () => refreshOrder(),
  });
}
