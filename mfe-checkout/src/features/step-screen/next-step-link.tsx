import { LinkButton } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepAfter } from '../../domain/order-steps.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { useOrder, useStepTitle } from '../order/index.ts';
import { StepActions } from './step-actions.tsx';

/** Leads from a completed step to the next one that is open; nothing while there is none. */
export function NextStepLink({ after }: { readonly after: StepId }) {
  const { t } = useTranslation('checkout');
  const order = useOrder();
  const titleOf = useStepTitle(order);
  const next = stepAfter(order.steps, after);
  if (!next) return null;
  return (
    <StepActions>
      <LinkButton href={stepPath(order.orderNumber, next.id)}>
        {t('steps.next', { step: titleOf(next.id) })}
      </LinkButton>
    </StepActions>
  );
}
