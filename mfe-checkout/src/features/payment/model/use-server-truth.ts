import { useEffect } from 'react';
import { isPaid } from '@forecourt/shared-contracts/progress';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { writeCashPaid } from '../../../platform/order-flags.ts';
import { useOrder } from '../../order/index.ts';
import { useOrderRefresh } from './use-order-refresh.ts';

/** Keeps the order, its step menu and the cash flag in sync with the server's payment state. */
export function useServerTruth(state: PaymentState | undefined): void {
  const platform = usePlatform();
  const { orderNumber, data } = useOrder();
  const isCash = data.order.deal.type === 'Cash';
  const status = state?.status;
  const isKnown = status === (data.order.paymentInfo?.status ?? null);
  useOrderRefresh(state);
  useEffect(() => {
    // Before the order has the status, the flag would be removed as unconfirmed.
    if (isKnown && isCash) writeCashPaid(platform, orderNumber, isPaid(status ?? undefined));
  }, [platform, orderNumber, isCash, isKnown, status]);
}
