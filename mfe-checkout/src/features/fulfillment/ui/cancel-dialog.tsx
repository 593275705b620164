import { Button, Dialog } from '@forecourt/shared-design';
import type { Appointment } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { usePlaceZone } from '../../../domain/use-zone.ts';
import { useOrder } from '../../order/index.ts';
import { useCancelAppointment } from '../data/fulfillment.mutations.ts';
import { appointmentWords } from '../domain/appointment-words.ts';
import { fulfillmentFailure } from '../domain/fulfillment-failure.ts';
import { CallAlert } from './call-alert.tsx';

/** Props of {@link CancelDialog}. */
export interface CancelDialogProps {
  readonly appointment: Appointment;
  readonly onClose: () => void;
}

/** Asks for confirmation before an appointment is canceled, and says which one: its day and its time. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const { t } = useTranslation('checkout');
  const { phoneAbbreviation: phone } = useTenant().contact;
  const { id, type } = appointment;
  const kind = handOverKind(type);
  const words = appointmentWords(appointment, usePlaceZone(appointment));
  const cancel = useCancelAppointment(useOrder().orderNumber);
  return (
    <Dialog
      isOpen
      title={t(`fulfillment.cancelTitle.${kind}`)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('fulfillment.keep')}
          </Button>
          <Button
            variant="critical"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(id, { onSuccess: onClose })}
          >
            {t('fulfillment.cancelConfirm')}
          </Button>
        </>
      }
    >
      {cancel.error && (
        <CallAlert>{t(`fulfillment.failures.${fulfillmentFailure(cancel.error).key}`, { phone })}</CallAlert>
      )}
      <p>
        <strong>{t(`fulfillment.cancelWhen.${kind}`, words)}</strong>
      </p>
      <p>{t('fulfillment.cancelText')}</p>
    </Dialog>
  );
}
