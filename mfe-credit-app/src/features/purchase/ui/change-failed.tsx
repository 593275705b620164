import { Alert, Button, ContactText } from '@forecourt/shared-design';
import { httpFailure } from '@forecourt/shared-contracts';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { CartChange } from '../../../domain/cart-choices.ts';

interface ChangeFailedProps {
  readonly error: Error;
  readonly change: CartChange;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** A failed change of the cart; the price is unchanged. For a guest it also says that the order is kept for the visit. */
export function ChangeFailed({ error, change, isTrying, onRetry }: ChangeFailedProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const isGuest = useSession().status === 'guest';
  const isUnknownZip = change.kind === 'zip' && httpFailure(error)?.code === 'error.geo.unknownZip';
  const values = {
    phone: contact.phoneAbbreviation,
    zip: change.kind === 'zip' ? change.zipCode : '',
  };
  if (isUnknownZip) return <Alert severity="error">{t('zip.unknown', values)}</Alert>;
  return (
    <Alert
      severity="error"
      actions={
        <Button size="sm" variant="secondary" busy={isTrying} onClick={onRetry}>
          {t('changeFailed.retry')}
        </Button>
      }
    >
      <ContactText>{t(`changeFailed.${change.kind}`, values)}</ContactText>{' '}
      {isGuest && t('changeFailed.guest')}
    </Alert>
  );
}
