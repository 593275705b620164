import { useEffect } from 'react';
import { isPaid } from '@forecourt/shared-contracts/progress';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { writeCashPaid } from '../../../platform/order-flags.ts';
import { useTracker } from '../../tracker/index.ts';
import { useOrderRefresh } from './use-order-refresh.ts';

/** Keeps the order, its step menu and the cash flag in sync with the server's payment state. */
export function useServerTruth(state: PaymentState | undefined): void {
  const platform = usePlatform();
  const { orderNumber, data } = useTracker();
  const isCash = data.order.deal.type === 'Cash';
  const status = state?.status;
  useOrderRefresh(state);
  useEffect(() => {
    if (status !== undefined && isCash) writeCashPaid(platform, orderNumber, isPaid(status ?? undefined));
  }, [platform, orderNumber, isCash, status]);
}
