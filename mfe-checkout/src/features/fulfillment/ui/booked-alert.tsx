import { Alert, LinkButton } from '@forecourt/shared-design';
import { formatDateAt, formatTimeWindow, zoneNameAt } from '@forecourt/shared-contracts/formats';
import type { Appointment, Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { orderPagePath } from '../../../domain/order-page.ts';
import { isEveryStepDone } from '../../../domain/order-steps.ts';
import { useOrder } from '../../order/index.ts';
import { appointmentSeverity } from '../domain/fulfillment-view.ts';

interface BookedAlertProps {
  readonly fulfillment: Fulfillment;
  readonly appointment: Appointment;
}

/** The appointment in one sentence below what it means; once every step is done, with that and the way to the summary of the order. */
export function BookedAlert({ fulfillment, appointment }: BookedAlertProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  const severity = appointmentSeverity(fulfillment);
  const isDone = isEveryStepDone(steps);
  return (
    <Alert
      severity={severity}
      live="off"
      title={t(`fulfillment.statusTitle.${fulfillment.status}`)}
      actions={
        isDone && (
          <LinkButton href={orderPagePath(orderNumber)} size="sm" variant="secondary">
            {t('orderNotice.done.action')}
          </LinkButton>
        )
      }
    >
      <StatusText {...{ fulfillment, appointment }} />
      {isDone && severity === 'success' && ` ${t('orderNotice.done.booked')}`}
    </Alert>
  );
}

function useWhen({ startAt, endAt }: Appointment) {
  const { timeZone } = useTenant().contact;
  const date = formatDateAt(startAt, timeZone);
  return { date, window: formatTimeWindow(startAt, endAt, timeZone), zone: zoneNameAt(startAt, timeZone) };
}

function StatusText({ fulfillment, appointment }: BookedAlertProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const kind = handOverKind(appointment.type);
  return t(`fulfillment.status.${fulfillment.status}.${kind}`, { ...useWhen(appointment), phone });
}
