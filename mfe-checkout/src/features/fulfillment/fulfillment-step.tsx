import { useEffect } from 'react';
import { CardSkeleton, RetryPanel } from '@forecourt/shared-design';
import { orderStage } from '@forecourt/shared-contracts/commerce';
import { formatDateAt, formatDayAt } from '@forecourt/shared-contracts/formats';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../domain/hand-over-kind.ts';
import type { StepProps } from '../../domain/step-props.ts';
import { useZone } from '../../domain/use-zone.ts';
import { StepScreen } from '../step-screen/index.ts';
import { fulfillmentQuery, useOrder } from '../order/index.ts';
import { FulfillmentScreens } from './ui/fulfillment-screens.tsx';
import { handedOverViews } from './ui/late-screens.ts';

/** Schedule Pickup or Delivery: choosing how, where and when, and the appointment. Times are in the time zone of the place. */
export function FulfillmentStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { orderNumber } = useOrder();
  const { contact } = useTenant();
  const phone = { number: contact.phone, label: contact.phoneAbbreviation };
  const fulfillment = useQuery(fulfillmentQuery(client, orderNumber));
  const head = useFirstHead(status);
  if (fulfillment.data) {
    return <FulfillmentScreens {...{ status, childPath }} fulfillment={fulfillment.data} />;
  }
  return (
    <StepScreen {...head} status={status} owner="you" isLoading={!fulfillment.isError}>
      {fulfillment.isError ? (
        <RetryPanel
          title={t('fulfillment.loadFailed')}
          phone={phone}
          onRetry={() => void fulfillment.refetch()}
        />
      ) : (
        <div role="status" aria-label={t('fulfillment.loading')}>
          <CardSkeleton height={status === 'COMPLETED' ? '420px' : '240px'} />
        </div>
      )}
    </StepScreen>
  );
}

/** The heading that the appointment will have, as far as the order says: where it took place it does not change when that has loaded. */
function useFirstHead(status: StepProps['status']) {
  const { t } = useTranslation('checkout');
  const { delivery, orderStatus, appointmentTimeZone } = useOrder().data.order;
  const timeZone = useZone(appointmentTimeZone);
  const kind = handOverKind(delivery?.type);
  const at = delivery?.appointmentTime;
  const isDelivered = orderStage(orderStatus) === 'delivered';
  useEffect(() => {
    if (isDelivered) handedOverViews.load('handed-over').catch(() => undefined);
  }, [isDelivered]);
  if (!at || status !== 'COMPLETED') return { title: t(`steps.fulfillment.${kind}`) };
  if (!isDelivered)
    return { title: t(`fulfillment.title.coming.${kind}`, { day: formatDayAt(at, timeZone) }) };
  return {
    title: t(`fulfillment.title.done.${kind}`, { date: formatDateAt(at, timeZone) }),
    lead: t('fulfillment.lead.booked.Completed'),
  };
}
