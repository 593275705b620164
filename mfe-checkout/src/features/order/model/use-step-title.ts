import { useCallback } from 'react';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import type { OrderContextValue } from './order-context.ts';

/** Returns a step's title; the last step is named after pickup or delivery, as it is chosen on its screen, or in the order (TRACK-13). */
export function useStepTitle(tracker: OrderContextValue | undefined): (id: StepId) => string {
  const { t } = useTranslation('checkout');
  const kind = handOverKind(tracker?.way ?? tracker?.data.order.delivery?.type);
  return useCallback(
    (id) => t(id === 'fulfillment' ? `steps.fulfillment.${kind}` : `steps.${id}`),
    [t, kind],
  );
}
