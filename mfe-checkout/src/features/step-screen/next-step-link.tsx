import { LinkButton } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepAfter } from '../../domain/order-steps.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { useOrder, useStepTitle } from '../order/index.ts';
import { StepActions } from './step-actions.tsx';

interface NextStepLinkProps {
  readonly after: StepId;
  /** Where the step is not completed: others can be done meanwhile. */
  readonly isMeanwhile?: boolean;
  /** Whether the main action of the page is another one. */
  readonly isFurther?: boolean;
}

/** Leads from a step to the next one that is open; nothing while there is no other. */
export function NextStepLink({ after, isMeanwhile = false, isFurther = false }: NextStepLinkProps) {
  const { t } = useTranslation('checkout');
  const order = useOrder();
  const titleOf = useStepTitle(order);
  const next = stepAfter(order.steps, after);
  if (!next || next.id === after) return null;
  return (
    <StepActions isFurther={isFurther}>
      <LinkButton variant={isFurther ? 'secondary' : 'primary'} href={stepPath(order.orderNumber, next.id)}>
        {t(isMeanwhile ? 'steps.meanwhile' : 'steps.next', { step: titleOf(next.id) })}
      </LinkButton>
    </StepActions>
  );
}
