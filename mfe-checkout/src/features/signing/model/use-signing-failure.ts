import { httpFailure } from '@forecourt/shared-contracts';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const failureKeys: Readonly<Record<string, TextId<'checkout', 'signing.failures'>>> = {
  'error.step.notReady': 'notReady',
  'error.signing.consentNeeded': 'consentNeeded',
  'error.signing.alreadySigned': 'alreadySigned',
  'error.signing.verificationExpired': 'verificationExpired',
  'error.signing.closed': 'closed',
  'error.signing.unavailable': 'unavailable',
};

/** Returns the text for a failed signing call, with the dealer's phone where there is no alternative. */
export function useSigningFailure(): (error: unknown) => string {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (error) => {
    const code = httpFailure(error)?.code ?? '';
    return t(`signing.failures.${failureKeys[code] ?? 'other'}`, { phone: contact.phoneAbbreviation });
  };
}
