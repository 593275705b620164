import { Alert, LinkButton } from '@forecourt/shared-design';
import { mayPayDeposit } from '@forecourt/shared-contracts/commerce';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { isOpen } from '@forecourt/shared-contracts/progress';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPagePath } from '../../domain/order-page.ts';
import { OrderScreen } from '../order-page/index.ts';
import { useTracker } from '../tracker/index.ts';
import { NextSteps } from './next-steps.tsx';

/** Order received: its number, what was ordered, who has to act, and what happens next (BUY-67). */
export function OrderReceived() {
  const { t } = useTranslation('checkout');
  const session = useSession();
  const { brandName } = useTenant();
  const { data, steps } = useTracker();
  const { vehicle, price, paymentInfo, deal, orderStatus } = data.order;
  const owesDeposit =
    price.dueTodayCents > 0 &&
    !paymentInfo &&
    mayPayDeposit({ dealType: deal.type, dealStatus: deal.status, orderStatus });
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const email = session.status === 'signed-in' ? session.user.email : '';
  return (
    <OrderScreen
      title={t('orderReceived.title')}
      lead={t('orderReceived.lead', { name })}
      pill={{ tone: 'success', words: t('orderReceived.pill') }}
      owner={t(steps.some(isOpen) ? 'owner.you' : 'owner.dealer')}
    >
      <Alert severity="success" live="off" title={t('orderReceived.mailTitle')}>
        {t('orderReceived.mailText', { email, brandName, deposit: formatCurrency(price.dueTodayCents) })}
      </Alert>
      {owesDeposit && (
        <Alert
          severity="info"
          live="off"
          actions={
            <LinkButton href={orderPagePath(data.order.orderNumber, 'deposit')} size="sm" variant="secondary">
              {t('deposit.action')}
            </LinkButton>
          }
        >
          {t('deposit.offer', { amount: formatCurrency(price.dueTodayCents) })}
        </Alert>
      )}
      <NextSteps title={t('orderReceived.nextTitle')} />
    </OrderScreen>
  );
}
