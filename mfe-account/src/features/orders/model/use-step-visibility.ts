import { useMemo } from 'react';
import type { StepVisibility } from '@forecourt/shared-contracts/progress';
import { useFlag, useTenant } from '@forecourt/shared-contracts/react';

/** Which steps the tenant shows (TRACK-32). */
export function useStepVisibility(): StepVisibility {
  const { progressTracker } = useTenant().consumer;
  const isToggleOn = useFlag('cec_c3_payment_and_schedule_delivery_toggles');
  return useMemo(() => ({ isToggleOn, ...progressTracker }), [isToggleOn, progressTracker]);
}
