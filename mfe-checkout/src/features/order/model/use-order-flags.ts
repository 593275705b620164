import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from '@forecourt/shared-contracts/react';
import type { LocalOrderFlags } from '../../../domain/order-data.ts';
import { readOrderFlags, watchOrderFlags } from '../../../platform/order-flags.ts';

/** The flags of this browser for an order, as they change. */
export function useOrderFlags(orderNumber: string): LocalOrderFlags {
  const platform = usePlatform();
  const watch = useCallback((onChange: () => void) => watchOrderFlags(platform, onChange), [platform]);
  const isCashPaid = () => readOrderFlags(platform, orderNumber).isCashPaid;
  const isContractStarted = () => readOrderFlags(platform, orderNumber).isContractStarted;
  return {
    isCashPaid: useSyncExternalStore(watch, isCashPaid, isCashPaid),
    isContractStarted: useSyncExternalStore(watch, isContractStarted, isContractStarted),
  };
}
