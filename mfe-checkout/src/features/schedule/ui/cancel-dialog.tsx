import { Alert, Button, Dialog } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useTracker } from '../../tracker/index.ts';
import { useCancelAppointment } from '../data/schedule.mutations.ts';
import { scheduleFailure } from '../domain/book-failure.ts';

interface CancelDialogProps {
  readonly kind: 'pickup' | 'delivery';
  readonly appointmentId: string;
  readonly onClose: () => void;
}

/** Asks for confirmation before an appointment is canceled. */
export function CancelDialog({ kind, appointmentId, onClose }: CancelDialogProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const cancel = useCancelAppointment(useTracker().orderNumber);
  return (
    <Dialog
      isOpen
      size="sm"
      title={t(`schedule.cancelTitle.${kind}`)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('schedule.keep')}
          </Button>
          <Button
            busy={cancel.isPending}
            onClick={() => cancel.mutate(appointmentId, { onSuccess: onClose })}
          >
            {t('schedule.cancelConfirm')}
          </Button>
        </>
      }
    >
      {cancel.error && (
        <Alert severity="error">
          {t(`schedule.failures.${scheduleFailure(cancel.error).key}`, { phone })}
        </Alert>
      )}
      <p>{t('schedule.cancelText')}</p>
    </Dialog>
  );
}
