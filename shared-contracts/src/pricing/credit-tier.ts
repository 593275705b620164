import type { PaymentSettings } from '../tenant/index.ts';

type Tiers = Pick<PaymentSettings, 'creditTiers' | 'defaultCreditTier'>;
type CreditTier = PaymentSettings['creditTiers'][number];

/** Returns the tenant's credit tier of a name, by default the tenant's default tier; undefined if the tenant no longer has it. */
export function creditTierNamed(settings: Tiers, name = settings.defaultCreditTier): CreditTier | undefined {
  return settings.creditTiers.find((tier) => tier.name === name);
}

/** Returns the credit tier that prices a shopper's payment: the named one, else the tenant's default, else its first. */
export function pricingCreditTier(settings: Tiers, name?: string): CreditTier {
  const tier = creditTierNamed(settings, name) ?? creditTierNamed(settings) ?? settings.creditTiers[0];
  if (!tier) throw new RangeError('A tenant needs at least one credit tier');
  return tier;
}
