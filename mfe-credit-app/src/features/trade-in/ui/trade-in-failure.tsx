import { Alert } from '@forecourt/shared-design';
import { httpFailure } from '@forecourt/shared-contracts';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const known = ['valuationDown', 'draftChanged', 'notAvailable', 'payoffMissing', 'noPayoffNeeded'] as const;
type Known = (typeof known)[number];

function failureKey(error: unknown): Known | 'rateLimited' | 'other' {
  const code = httpFailure(error)?.code;
  if (code === 'error.rateLimited') return 'rateLimited';
  return known.find((name) => code === `error.tradeIn.${name}`) ?? 'other';
}

/** Why a call about the trade-in failed, with the dealer's phone; nothing is lost by it. */
export function TradeInFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const key = failureKey(error);
  const values = { phone: contact.phoneAbbreviation };
  return (
    <Alert severity="error" title={t(`tradeIn.failure.${key}.title`)}>
      {t(`tradeIn.failure.${key}.text`, values)}
    </Alert>
  );
}
