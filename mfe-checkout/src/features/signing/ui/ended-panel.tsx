import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useAskForContract } from '../data/signing.mutations.ts';
import { useSigningFailure } from '../model/use-signing-failure.ts';
import type { SigningEnding } from '../domain/signing-view.ts';

interface EndedPanelProps {
  readonly orderNumber: string;
  readonly envelopeId: string | undefined;
  readonly ending: SigningEnding;
}

/** The contract ended unsigned: why, the dealer's phone, and a button to request a new one. */
export function EndedPanel({ orderNumber, envelopeId, ending }: EndedPanelProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const failure = useSigningFailure();
  const ask = useAskForContract(orderNumber, envelopeId);
  const phone = contact.phoneAbbreviation;
  return (
    <>
      {ask.error && <Alert severity="error">{failure(ask.error)}</Alert>}
      <Alert
        severity={ending === 'VERIFIED' ? 'info' : 'warning'}
        live="off"
        title={t(`signing.ended.${ending}.title`)}
        actions={
          <>
            {ending !== 'CLOSED' && (
              <Button icon="document" busy={ask.isPending} onClick={() => ask.mutate()}>
                {t('signing.ended.action')}
              </Button>
            )}
            <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
              {t('signing.call', { phone })}
            </LinkButton>
          </>
        }
      >
        {t(`signing.ended.${ending}.text`)}
      </Alert>
    </>
  );
}
