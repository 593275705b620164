import { Alert, LinkButton } from '@forecourt/shared-design';
import { formatCurrency, formatEndAt, vehicleName } from '@forecourt/shared-contracts/formats';
import { landingStep, type ProgressStep } from '@forecourt/shared-contracts/progress';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { canPayDeposit } from '../../domain/order-card.ts';
import { orderAction } from '../../domain/order-action.ts';
import { urgentSteps } from '../../domain/urgent-steps.ts';
import { isStepDone } from '../../domain/order-steps.ts';
import { orderPagePath } from '../../domain/order-page.ts';
import { OrderScreen } from '../order-page/index.ts';
import { useOrder } from '../order/index.ts';
import { NextSteps } from './next-steps.tsx';

/** How far an order is: just received, on its way, at its contract, or signed. */
function stageOf(steps: readonly ProgressStep[]): 'received' | 'progress' | 'ready' | 'signed' {
  if (isStepDone(steps, 'signing')) return 'signed';
  if (!steps.some(({ status }) => status === 'COMPLETED')) return 'received';
  return landingStep(steps) === 'signing' ? 'ready' : 'progress';
}

/** Order received: its number, what was ordered, who has to act, and what happens next (BUY-67); later, how far it is. */
export function OrderReceived() {
  const { t } = useTranslation('checkout');
  const { data, steps } = useOrder();
  const { timeZone } = useTenant().contact;
  const { heldUntil, vehicle } = data.order;
  const name = vehicleName(vehicle);
  const stage = stageOf(steps);
  const action = orderAction(data.order, urgentSteps(steps, data.documents));
  const texts = stage === 'received' ? 'orderReceived' : (`orderReceived.${stage}` as const);
  const isUnderway = stage === 'progress' || stage === 'ready';
  const done = steps.filter(({ status }) => status === 'COMPLETED').length;
  return (
    <OrderScreen
      title={t(`${texts}.title`, { done, total: steps.length })}
      lead={
        stage === 'received' && heldUntil
          ? t('orderReceived.leadUntil', { name, until: formatEndAt(heldUntil, timeZone) })
          : t(`${texts}.lead`, { name })
      }
      // The color that the tracker gives the same word.
      pill={{ tone: isUnderway ? 'info' : 'success', words: t(`${texts}.pill`) }}
      owner={action.owner}
      isMoment={stage === 'received'}
    >
      {/* First, so that its main action is on the first screen of the narrowest phone. */}
      <NextSteps title={t('orderReceived.nextTitle')} action={action} />
      {/* Once the contract is signed, the deposit is no longer what the buyer decides about. */}
      {stage !== 'signed' && <BeforeSigning isNew={stage === 'received'} />}
    </OrderScreen>
  );
}

/** Where mails about a new order go, and the deposit, which can be paid and refunded until the contract is signed. */
function BeforeSigning({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation('checkout');
  const session = useSession();
  const { order } = useOrder().data;
  const email = session.status === 'signed-in' ? session.user.email : '';
  const amount = formatCurrency(order.price.dueTodayCents);
  return (
    <>
      {isNew && (
        <Alert severity="info" live="off" title={t('orderReceived.mailTitle')}>
          {t('orderReceived.mailText', { email })}
        </Alert>
      )}
      {canPayDeposit(order) && (
        <Alert
          severity="info"
          live="off"
          title={isNew && t('orderReceived.notCharged')}
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
