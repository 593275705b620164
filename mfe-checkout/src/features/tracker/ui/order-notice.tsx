import { Alert, LinkButton } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { orderPhase } from '../../../domain/order-card.ts';
import { orderPagePath } from '../../../domain/order-page.ts';
import { useOrder } from '../../order/index.ts';
import { orderNotice } from '../domain/order-notice.ts';

interface OrderNoticeProps {
  readonly currentId: StepId | undefined;
}

/**
 * Above every step: what the order as a whole is waiting for, a decision or nothing anymore, with a link to its page. Signing shows by
 * itself that it waits for the decision, scheduling that all is done.
 */
export function OrderNotice({ currentId }: OrderNoticeProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, data, steps } = useOrder();
  const phase = orderPhase(data.order);
  const notice = orderNotice({ phase, steps, currentId });
  if (!notice) return null;
  return (
    <Alert
      severity={notice === 'done' ? 'success' : 'info'}
      live="off"
      title={t(`orderNotice.${notice}.title`)}
      actions={
        <LinkButton href={orderPagePath(orderNumber)} size="sm" variant="secondary">
          {t(`orderNotice.${notice}.action`)}
        </LinkButton>
      }
    >
      {t(`orderNotice.${notice}.text`)}
    </Alert>
  );
}
