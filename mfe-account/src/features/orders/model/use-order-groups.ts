import { useMemo } from 'react';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { useFlag, useTenant } from '@forecourt/shared-contracts/react';
import { orderGroups, type OrderGroup } from '../domain/order-groups.ts';

/** The orders by what they need next, with the steps that the tenant shows (TRACK-32). */
export function useOrderGroups(orders: readonly ListedOrder[]): readonly OrderGroup[] {
  const { progressTracker } = useTenant().consumer;
  const isToggleOn = useFlag('cec_c3_payment_and_schedule_delivery_toggles');
  return useMemo(
    () => orderGroups(orders, { isToggleOn, ...progressTracker }),
    [orders, isToggleOn, progressTracker],
  );
}
