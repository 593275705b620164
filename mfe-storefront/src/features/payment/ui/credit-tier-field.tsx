import { SelectField } from '@forecourt/shared-design';
import { creditScores } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { PaymentControls } from '../model/use-payment-inputs.ts';

/** The shopper's own estimate of a credit score, as the tenant's tiers. */
export function CreditTierField({ controls }: { readonly controls: PaymentControls }) {
  const { t } = useTranslation('storefront');
  const { payment } = useTenant();
  return (
    <SelectField
      name="creditTier"
      label={t('payment.credit')}
      hint={t('payment.creditHint')}
      placeholder={null}
      value={controls.inputs.creditTier}
      onChange={(event) => controls.change({ creditTier: event.target.value })}
      options={payment.creditTiers.map((tier) => ({
        value: tier.name,
        label: t('payment.creditRange', { displayName: tier.displayName, scores: creditScores(tier) }),
      }))}
    />
  );
}
