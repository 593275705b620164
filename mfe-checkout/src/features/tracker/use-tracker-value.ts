import { useMemo } from 'react';
import { progressSteps } from '@forecourt/shared-contracts/progress';
import { useFlag, usePlatform, useTenant } from '@forecourt/shared-contracts/react';
import { progressSnapshot, withLiveIdentity } from '../../domain/tracker-data.ts';
import { readOrderFlags } from '../../platform/order-flags.ts';
import type { TrackerContextValue } from './tracker-context.ts';
import type { TrackerLoad } from './use-tracker-data.ts';

/** The order with its steps, undefined while it is not loaded. */
export function useTrackerValue(orderNumber: string, load: TrackerLoad): TrackerContextValue | undefined {
  const platform = usePlatform();
  const { progressTracker } = useTenant().consumer;
  const isToggleOn = useFlag('cec_c3_payment_and_schedule_delivery_toggles');
  const data = load.kind === 'loaded' ? load.data : undefined;
  const flags = readOrderFlags(platform, orderNumber);
  const { isCashPaid, isContractStarted } = flags;
  const steps = useMemo(() => {
    if (!data) return [];
    const snapshot = progressSnapshot(data, { isCashPaid, isContractStarted });
    return withLiveIdentity(progressSteps(snapshot, { isToggleOn, ...progressTracker }), data.identity);
  }, [data, isCashPaid, isContractStarted, isToggleOn, progressTracker]);
  return data && { orderNumber, data, steps };
}
