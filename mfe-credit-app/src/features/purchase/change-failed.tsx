import { Alert } from '@forecourt/shared-design';
import { httpFailure } from '@forecourt/shared-contracts';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { CartChange } from '../../domain/cart-choices.ts';

interface ChangeFailedProps {
  readonly error: Error;
  readonly change: CartChange;
}

/** A change of the cart that did not go through; the price stands as it was. */
export function ChangeFailed({ error, change }: ChangeFailedProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const isUnknownZip = change.kind === 'zip' && httpFailure(error)?.code === 'error.geo.unknownZip';
  const values = {
    phone: contact.phoneAbbreviation,
    zip: change.kind === 'zip' ? change.zipCode : '',
  };
  return (
    <Alert severity="error">{t(isUnknownZip ? 'zip.unknown' : `changeFailed.${change.kind}`, values)}</Alert>
  );
}
