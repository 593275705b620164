import { Alert, LinkButton } from '@forecourt/shared-design';
import { formatCurrency, vehicleName } from '@forecourt/shared-contracts/formats';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { canPayDeposit } from '../../domain/order-card.ts';
import { hasOpenStep } from '../../domain/order-steps.ts';
import { orderPagePath } from '../../domain/order-page.ts';
import { OrderScreen } from '../order-page/index.ts';
import { useOrder } from '../order/index.ts';
import { NextSteps } from './next-steps.tsx';

/** Order received: its number, what was ordered, who has to act, and what happens next (BUY-67). */
export function OrderReceived() {
  const { t } = useTranslation('checkout');
  const session = useSession();
  const { brandName } = useTenant();
  const { data, steps } = useOrder();
  const { vehicle, price } = data.order;
  const name = vehicleName(vehicle);
  const email = session.status === 'signed-in' ? session.user.email : '';
  return (
    <OrderScreen
      title={t('orderReceived.title')}
      lead={t('orderReceived.lead', { name })}
      pill={{ tone: 'success', words: t('orderReceived.pill') }}
      owner={hasOpenStep(steps) ? 'you' : 'dealer'}
    >
      {/* First, so that its main action is on the first screen of the narrowest phone. */}
      <NextSteps title={t('orderReceived.nextTitle')} />
      <Alert severity="success" live="off" title={t('orderReceived.mailTitle')}>
        {t('orderReceived.mailText', { email, brandName, deposit: formatCurrency(price.dueTodayCents) })}
      </Alert>
      {canPayDeposit(data.order) && (
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
    </OrderScreen>
  );
}
