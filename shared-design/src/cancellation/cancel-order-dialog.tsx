import { Alert, Button, Dialog, Stack } from '@forecourt/shared-design';
import { paymentOutcome, type Order } from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** The order, and what the dialog's answers do. */
export interface CancelOrderDialogProps {
  readonly order: Pick<Order, 'vehicle' | 'paymentInfo'>;
  readonly isSending: boolean;
  /** Why the last attempt failed: the contract is signed or the order has ended, or no usable answer. */
  readonly failure: 'signed' | 'other' | undefined;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before an order is canceled, and says what is refunded. */
export function CancelOrderDialog({ order, isSending, failure, onKeep, onConfirm }: CancelOrderDialogProps) {
  const { t } = useTranslation('cancellation');
  const phone = useTenant().contact.phoneAbbreviation;
  const outcome = paymentOutcome(order.paymentInfo?.status);
  const hasPaid = outcome === 'paid' || outcome === 'open';
  return (
    <Dialog
      isOpen
      size="sm"
      isClosable={!isSending}
      title={t('title')}
      onClose={onKeep}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep} disabled={isSending}>
            {t('keep')}
          </Button>
          {failure !== 'signed' && (
            <Button variant="critical" busy={isSending} onClick={onConfirm}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {failure && <Alert severity="error">{t(`failures.${failure}`, { phone })}</Alert>}
        <span>{t('text', { name: vehicleName(order.vehicle) })}</span>
        <span>{t(hasPaid ? 'refund' : 'nothingPaid')}</span>
      </Stack>
    </Dialog>
  );
}
