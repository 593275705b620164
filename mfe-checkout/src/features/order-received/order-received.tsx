import { Alert } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { isOpen } from '@forecourt/shared-contracts/progress';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { OrderScreen } from '../order-page/index.ts';
import { useTracker } from '../tracker/index.ts';
import { NextSteps } from './next-steps.tsx';

/** Order received: its number, what was ordered, who is waited for, and what happens next (storefront.md section 2 'Checkout'). */
export function OrderReceived() {
  const { t } = useTranslation('checkout');
  const session = useSession();
  const { brandName } = useTenant();
  const { data, steps } = useTracker();
  const { vehicle, price } = data.order;
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
      <NextSteps title={t('orderReceived.nextTitle')} />
    </OrderScreen>
  );
}
