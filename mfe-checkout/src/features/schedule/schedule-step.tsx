import { Alert } from '@forecourt/shared-design';
import { formatDateAt, formatTimeAt } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useTracker } from '../tracker/index.ts';

/** Schedule Pickup or Delivery: the appointment, or what it waits for. Times are the dealer's. */
export function ScheduleStep({ status }: StepProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { delivery } = useTracker().data.order;
  const kind = delivery?.type === 'PICKUP' ? 'pickup' : 'delivery';
  const at = delivery?.appointmentTime;
  const when = at
    ? { date: formatDateAt(at, contact.timeZone), time: formatTimeAt(at, contact.timeZone) }
    : { date: '', time: '' };
  return (
    <StepScreen
      title={t(`steps.schedule.${kind}`)}
      status={status}
      lead={t('schedule.lead')}
      owner={t('owner.dealer')}
    >
      <Alert severity={status === 'COMPLETED' ? 'success' : 'info'} live="off">
        {t(`schedule.text.${status}.${kind}`, { ...when, phone: contact.phoneAbbreviation })}
      </Alert>
    </StepScreen>
  );
}
