import { creditScores, creditTierNamed } from '@forecourt/shared-contracts/pricing';
import { SelectField, Text } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface CreditTierFieldProps {
  /** The tenant's default if undefined. */
  readonly creditTier: string | undefined;
  /** A pre-qualification has set the tier: it is shown, and cannot be chosen. */
  readonly isPersonal: boolean | undefined;
  readonly onChange: (creditTier: string) => void;
}

/** The shopper's own estimate of a credit score, as the tenant's tiers. */
export function CreditTierField({ creditTier, isPersonal, onChange }: CreditTierFieldProps) {
  const { t } = useTranslation('creditApp');
  const { payment } = useTenant();
  const range = (tier: (typeof payment.creditTiers)[number]) =>
    t('terms.creditRange', { displayName: tier.displayName, scores: creditScores(tier) });
  const named = creditTierNamed(payment, creditTier);
  if (isPersonal && named) {
    return (
      <Text margin="0" textStyle="small">
        {t('terms.creditPersonal', { tier: named.displayName })}
      </Text>
    );
  }
  return (
    <SelectField
      name="creditTier"
      label={t('terms.credit')}
      hint={t('terms.creditHint')}
      placeholder={null}
      value={creditTier ?? payment.defaultCreditTier}
      onChange={(event) => onChange(event.target.value)}
      options={payment.creditTiers.map((tier) => ({ value: tier.name, label: range(tier) }))}
    />
  );
}
