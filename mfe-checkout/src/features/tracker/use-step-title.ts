import { useCallback } from 'react';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TrackerContextValue } from './tracker-context.ts';

/** Returns a step's title; the last step is named after pickup or delivery. */
export function useStepTitle(tracker: TrackerContextValue | undefined): (id: StepId) => string {
  const { t } = useTranslation('checkout');
  const kind = tracker?.data.order.delivery?.type === 'PICKUP' ? 'pickup' : 'delivery';
  return useCallback(
    (id) => t(id === 'fulfillment' ? `steps.fulfillment.${kind}` : `steps.${id}`),
    [t, kind],
  );
}
