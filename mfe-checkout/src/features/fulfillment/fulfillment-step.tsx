import { RetryPanel, Skeleton } from '@forecourt/shared-design';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../domain/hand-over-kind.ts';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { fulfillmentQuery, useOrder } from '../order/index.ts';
import { FulfillmentScreens } from './ui/fulfillment-screens.tsx';

/** Schedule Pickup or Delivery: choosing how, where and when, and the appointment. Times are in the dealer's time zone. */
export function FulfillmentStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { orderNumber, data } = useOrder();
  const { contact } = useTenant();
  const phone = { number: contact.phone, label: contact.phoneAbbreviation };
  const fulfillment = useQuery(fulfillmentQuery(client, orderNumber));
  const kind = handOverKind(data.order.delivery?.type);
  if (fulfillment.data) {
    return <FulfillmentScreens {...{ status, childPath }} fulfillment={fulfillment.data} />;
  }
  return (
    <StepScreen
      title={t(`steps.fulfillment.${kind}`)}
      status={status}
      owner="you"
      isLoading={!fulfillment.isError}
    >
      {fulfillment.isError ? (
        <RetryPanel
          title={t('fulfillment.loadFailed')}
          phone={phone}
          onRetry={() => void fulfillment.refetch()}
        />
      ) : (
        <div role="status" aria-label={t('fulfillment.loading')}>
          <Skeleton height="240px" />
        </div>
      )}
    </StepScreen>
  );
}
