import { Alert, LinkButton } from '@forecourt/shared-design';
import type { Appointment, FulfillmentStatus } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { orderPagePath } from '../../../domain/order-page.ts';
import { isEveryStepDone } from '../../../domain/order-steps.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { usePlaceZone } from '../../../domain/use-zone.ts';
import { useOrder } from '../../order/index.ts';
import { appointmentWords } from '../domain/appointment-words.ts';
import { appointmentSeverity } from '../domain/fulfillment-view.ts';

interface BookedAlertProps {
  /** One that nobody has confirmed is asked about instead, one that took place is a moment. */
  readonly status: Exclude<FulfillmentStatus, 'Unconfirmed' | 'Completed'>;
  readonly appointment: Appointment;
  /** Whether the buyer has to pay before it can take place: of a loan the down payment, of a lease what is due at signing. */
  readonly isUnpaid: boolean;
}

/**
 * What the state of the appointment means for the buyer; when and where it is are in the heading. Once every step is done, with the way to the
 * summary of the order.
 */
export function BookedAlert({ status, appointment, isUnpaid }: BookedAlertProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps, data } = useOrder();
  const { phoneAbbreviation: phone } = useTenant().contact;
  const words = { ...appointmentWords(appointment, usePlaceZone(appointment)), phone };
  const kind = handOverKind(appointment.type);
  if (isUnpaid)
    return (
      <Alert
        severity="warning"
        live="off"
        title={t(`fulfillment.unpaidTitle.${data.order.deal.type}`)}
        actions={<LinkButton href={stepPath(orderNumber, 'payment')}>{t('steps.payment')}</LinkButton>}
      >
        {t(`fulfillment.unpaid.${kind}`)}
      </Alert>
    );
  return (
    <Alert
      severity={appointmentSeverity({ status })}
      live="off"
      title={t(`fulfillment.statusTitle.${status}`)}
      actions={
        isEveryStepDone(steps) && (
          <LinkButton href={orderPagePath(orderNumber)} size="sm" variant="secondary">
            {t('orderNotice.done.action')}
          </LinkButton>
        )
      }
    >
      {t(`fulfillment.status.${status}.${kind}`, words)}
    </Alert>
  );
}
