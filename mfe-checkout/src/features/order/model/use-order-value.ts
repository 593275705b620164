import { useEffect, useMemo, useState } from 'react';
import type { FulfillmentType } from '@forecourt/shared-contracts/fulfillment';
import { useFlag, usePlatform, useTenant } from '@forecourt/shared-contracts/react';
import { countingFlags, orderSteps } from '../../../domain/order-data.ts';
import { writeCashPaid } from '../../../platform/order-flags.ts';
import type { OrderContextValue } from './order-context.ts';
import { useOrderFlags } from './use-order-flags.ts';
import type { OrderLoad } from './use-order-load.ts';

/** Returns the order with its steps, undefined while it is not loaded. Removes a paid flag that the server does not confirm (T52). */
export function useOrderValue(orderNumber: string, load: OrderLoad): OrderContextValue | undefined {
  const platform = usePlatform();
  const { progressTracker } = useTenant().consumer;
  const isToggleOn = useFlag('cec_c3_payment_and_schedule_delivery_toggles');
  const data = load.kind === 'loaded' ? load.data : undefined;
  const flags = useOrderFlags(orderNumber);
  const { isCashPaid, isContractStarted } = data ? countingFlags(data.order, flags) : flags;
  const [way, chooseWay] = useState<FulfillmentType>();
  const isFlagOutlived = flags.isCashPaid && !isCashPaid;
  useEffect(() => {
    if (isFlagOutlived) writeCashPaid(platform, orderNumber, false);
  }, [platform, orderNumber, isFlagOutlived]);
  const steps = useMemo(() => {
    if (!data) return [];
    return orderSteps(data, { isCashPaid, isContractStarted }, { isToggleOn, ...progressTracker });
  }, [data, isCashPaid, isContractStarted, isToggleOn, progressTracker]);
  return data && { orderNumber, data, steps, way, chooseWay };
}
