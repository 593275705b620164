import { Alert, chakra, LinkButton } from '@forecourt/shared-design';
import { formatDateAt, formatTimeWindow, zoneNameAt } from '@forecourt/shared-contracts/formats';
import type { Appointment, Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { orderPagePath } from '../../../domain/order-page.ts';
import { isEveryStepDone } from '../../../domain/order-steps.ts';
import { useOrder } from '../../order/index.ts';
import { appointmentSeverity } from '../domain/fulfillment-view.ts';

/** When it is: the largest line. */
const When = chakra('span', { base: { display: 'block', textStyle: 'subheading' } });

interface BookedAlertProps {
  readonly fulfillment: Fulfillment;
  readonly appointment: Appointment;
}

/**
 * The appointment in one sentence with what it means: the sentence first, while it is still to come. Once every step is done, with that and
 * the way to the summary of the order.
 */
export function BookedAlert({ fulfillment, appointment }: BookedAlertProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  const severity = appointmentSeverity(fulfillment);
  const isDone = isEveryStepDone(steps);
  const { status } = fulfillment;
  const meaning = t(`fulfillment.statusTitle.${status}`);
  const sentence = <StatusText {...{ fulfillment, appointment }} />;
  const isComing = status === 'Requested' || status === 'In progress';
  return (
    <Alert
      severity={severity}
      live="off"
      title={isComing ? <When>{sentence}</When> : meaning}
      actions={
        isDone && (
          <LinkButton href={orderPagePath(orderNumber)} size="sm" variant="secondary">
            {t('orderNotice.done.action')}
          </LinkButton>
        )
      }
    >
      {isComing ? `${meaning}.` : sentence}
      {isDone && isComing && ` ${t('orderNotice.done.text')}`}
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
