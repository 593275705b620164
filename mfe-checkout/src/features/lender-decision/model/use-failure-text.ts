import { httpFailure } from '@forecourt/shared-contracts';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** Returns the text for a refused or lost response. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (error) => {
    const isAnswered = httpFailure(error)?.code === 'error.decision.notOpen';
    return t(isAnswered ? 'lenderDecision.failures.notOpen' : 'lenderDecision.failures.other', {
      phone: contact.phoneAbbreviation,
    });
  };
}
