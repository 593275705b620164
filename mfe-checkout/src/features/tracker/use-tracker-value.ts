import { useEffect, useMemo } from 'react';
import { progressSteps } from '@forecourt/shared-contracts/progress';
import { useFlag, usePlatform, useTenant } from '@forecourt/shared-contracts/react';
import { countingFlags, progressSnapshot, withLiveIdVerification } from '../../domain/tracker-data.ts';
import { readOrderFlags, writeCashPaid } from '../../platform/order-flags.ts';
import type { TrackerContextValue } from './tracker-context.ts';
import type { TrackerLoad } from './use-tracker-data.ts';

/** Returns the order with its steps, undefined while it is not loaded. Removes a paid flag that the server does not confirm (T52). */
export function useTrackerValue(orderNumber: string, load: TrackerLoad): TrackerContextValue | undefined {
  const platform = usePlatform();
  const { progressTracker } = useTenant().consumer;
  const isToggleOn = useFlag('cec_c3_payment_and_schedule_delivery_toggles');
  const data = load.kind === 'loaded' ? load.data : undefined;
  const flags = readOrderFlags(platform, orderNumber);
  const { isCashPaid, isContractStarted } = data ? countingFlags(data.order, flags) : flags;
  const isFlagOutlived = flags.isCashPaid && !isCashPaid;
  useEffect(() => {
    if (isFlagOutlived) writeCashPaid(platform, orderNumber, false);
  }, [platform, orderNumber, isFlagOutlived]);
  const steps = useMemo(() => {
    if (!data) return [];
    const snapshot = progressSnapshot(data, { isCashPaid, isContractStarted });
    return withLiveIdVerification(
      progressSteps(snapshot, { isToggleOn, ...progressTracker }),
      data.idVerification,
    );
  }, [data, isCashPaid, isContractStarted, isToggleOn, progressTracker]);
  return data && { orderNumber, data, steps };
}
