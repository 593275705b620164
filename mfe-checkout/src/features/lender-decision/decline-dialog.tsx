import { Alert, Button, Dialog, Stack } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface DeclineDialogProps {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** What went wrong with the last try. */
  readonly failure: string | undefined;
  readonly name: string;
  readonly onKeep: () => void;
  readonly onDecline: () => void;
}

/** Declining the loan is asked once more: it ends the order and frees the vehicle (storefront.md section 4 'Credit application'). */
export function DeclineDialog(props: DeclineDialogProps) {
  const { isOpen, isSending, failure, name, onKeep, onDecline } = props;
  const { t } = useTranslation('checkout');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      isClosable={!isSending}
      title={t('lenderDecision.decline.title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onKeep} disabled={isSending}>
            {t('lenderDecision.decline.keep')}
          </Button>
          <Button variant="critical" busy={isSending} onClick={onDecline}>
            {t('lenderDecision.decline.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure && <Alert severity="error">{failure}</Alert>}
        <span>{t('lenderDecision.decline.text', { name })}</span>
      </Stack>
    </Dialog>
  );
}
