import { Alert, AppLink } from '@forecourt/shared-design';
import { httpFailure } from '@forecourt/shared-contracts';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { Trans, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** Maps an error to the reason shown above the form. */
function reasonOf(error: Error): 'tooMany' | 'changed' | 'internal' {
  const failure = httpFailure(error);
  if (failure?.status === 429) return 'tooMany';
  return failure?.code === 'error.prequalification.wrongStep' ? 'changed' : 'internal';
}

/** A failed call; typed values are kept. The message gives the dealer's phone (SITE-25). */
export function CallFailed({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  if (!error) return null;
  return (
    <Alert severity="error">
      <Trans
        t={t}
        i18nKey={`pq.callFailed.${reasonOf(error)}`}
        values={{ phone: contact.phoneAbbreviation }}
        components={{ call: <AppLink href={phoneHref(contact.phone)} /> }}
      />
    </Alert>
  );
}
