import { Alert, Button, Dialog } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { HandOverKind } from '../../../domain/hand-over-kind.ts';
import { useOrder } from '../../order/index.ts';
import { useCancelAppointment } from '../data/fulfillment.mutations.ts';
import { fulfillmentFailure } from '../domain/fulfillment-failure.ts';

/** Props of {@link CancelDialog}. */
export interface CancelDialogProps {
  readonly kind: HandOverKind;
  readonly appointmentId: string;
  readonly onClose: () => void;
}

/** Asks for confirmation before an appointment is canceled. */
export function CancelDialog({ kind, appointmentId, onClose }: CancelDialogProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const cancel = useCancelAppointment(useOrder().orderNumber);
  return (
    <Dialog
      isOpen
      size="sm"
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
            onClick={() => cancel.mutate(appointmentId, { onSuccess: onClose })}
          >
            {t('fulfillment.cancelConfirm')}
          </Button>
        </>
      }
    >
      {cancel.error && (
        <Alert severity="error">
          {t(`fulfillment.failures.${fulfillmentFailure(cancel.error).key}`, { phone })}
        </Alert>
      )}
      <p>{t('fulfillment.cancelText')}</p>
    </Dialog>
  );
}
