import { Alert, LinkButton } from '@forecourt/shared-design';
import { formatCurrency, vehicleName } from '@forecourt/shared-contracts/formats';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { canPayDeposit } from '../../domain/order-card.ts';
import { hasOpenStep, isStepDone } from '../../domain/order-steps.ts';
import { orderPagePath } from '../../domain/order-page.ts';
import { OrderScreen } from '../order-page/index.ts';
import { useOrder } from '../order/index.ts';
import { NextSteps } from './next-steps.tsx';

/** Order received: its number, what was ordered, who has to act, and what happens next (BUY-67); later, that its contract is signed. */
export function OrderReceived() {
  const { t } = useTranslation('checkout');
  const { data, steps } = useOrder();
  const name = vehicleName(data.order.vehicle);
  const isSigned = isStepDone(steps, 'signing');
  const texts = isSigned ? 'orderReceived.signed' : 'orderReceived';
  return (
    <OrderScreen
      title={t(`${texts}.title`)}
      lead={t(`${texts}.lead`, { name })}
      pill={{ tone: 'success', words: t(`${texts}.pill`) }}
      owner={hasOpenStep(steps) ? 'you' : 'dealer'}
    >
      {/* First, so that its main action is on the first screen of the narrowest phone. */}
      <NextSteps title={t('orderReceived.nextTitle')} />
      {/* Once the contract is signed, the deposit is no longer what the buyer decides about. */}
      {!isSigned && <BeforeSigning />}
    </OrderScreen>
  );
}

/** Where the confirmation went, and the deposit, which can be paid and refunded until the contract is signed. */
function BeforeSigning() {
  const { t } = useTranslation('checkout');
  const session = useSession();
  const { brandName } = useTenant();
  const { order } = useOrder().data;
  const email = session.status === 'signed-in' ? session.user.email : '';
  const amount = formatCurrency(order.price.dueTodayCents);
  return (
    <>
      <Alert severity="success" live="off" title={t('orderReceived.mailTitle')}>
        {t('orderReceived.mailText', { email, brandName, deposit: amount })}
      </Alert>
      {canPayDeposit(order) && (
        <Alert
          severity="info"
          live="off"
          actions={
            <LinkButton href={orderPagePath(order.orderNumber, 'deposit')} size="sm" variant="secondary">
              {t('deposit.action')}
            </LinkButton>
          }
        >
          {t('deposit.offer', { amount })}
        </Alert>
      )}
    </>
  );
}
