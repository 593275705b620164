import { Alert, Button, Dialog, Stack } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { WayToBuy } from '../domain/ways-to-buy.ts';

interface ConfirmDialogProps {
  /** Which texts: declining a loan, withdrawing an application, or ordering the same vehicle in another way. */
  readonly what: 'decline' | 'withdraw' | WayToBuy;
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  /** The vehicle. */
  readonly name: string;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before an action that ends the order and releases the vehicle (BUY-60). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { what, isOpen, isSending, failure, name, onKeep, onConfirm } = props;
  const { t } = useTranslation('checkout');
  const isEnd = what === 'decline' || what === 'withdraw';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      isClosable={!isSending}
      title={t(`lenderDecision.${what}.title`)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onKeep} disabled={isSending}>
            {t(`lenderDecision.${what}.keep`)}
          </Button>
          <Button variant={isEnd ? 'critical' : 'primary'} busy={isSending} onClick={onConfirm}>
            {t(`lenderDecision.${what}.confirm`)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure && <Alert severity="error">{failure}</Alert>}
        <span>{t(`lenderDecision.${what}.text`, { name })}</span>
      </Stack>
    </Dialog>
  );
}
