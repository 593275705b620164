import { useMemo } from 'react';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { orderGroups, type OrderGroup } from '../domain/order-groups.ts';
import { useStepVisibility } from './use-step-visibility.ts';

/** The orders by what they need next, with the steps that the tenant shows (TRACK-32). */
export function useOrderGroups(orders: readonly ListedOrder[]): readonly OrderGroup[] {
  const visibility = useStepVisibility();
  return useMemo(() => orderGroups(orders, visibility), [orders, visibility]);
}
