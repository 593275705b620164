import { Alert, Button } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useDownloadContract } from '../data/signing.mutations.ts';

interface DownloadButtonProps {
  readonly orderNumber: string;
  readonly copy: 'unsigned' | 'final';
}

/** Downloads the contract as PDF, and shows a failure in place. */
export function DownloadButton({ orderNumber, copy }: DownloadButtonProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const download = useDownloadContract(orderNumber, copy);
  return (
    <>
      {download.error && (
        <Alert severity="error">{t('signing.downloadFailed', { phone: contact.phoneAbbreviation })}</Alert>
      )}
      <Button variant="secondary" icon="download" busy={download.isPending} onClick={() => download.mutate()}>
        {t(copy === 'final' ? 'signing.downloadFinal' : 'signing.download')}
      </Button>
    </>
  );
}
