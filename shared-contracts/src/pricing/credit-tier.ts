import type { PaymentSettings } from '../tenant/index.ts';

type Tiers = Pick<PaymentSettings, 'creditTiers' | 'defaultCreditTier'>;
type CreditTier = PaymentSettings['creditTiers'][number];

/** Returns the tenant's credit tier of a name, by default the tenant's default tier; undefined if the tenant no longer has it. */
export function creditTierNamed(settings: Tiers, name = settings.defaultCreditTier): CreditTier | undefined {
  return settings.creditTiers.find((tier) => tier.name === name);
}

/** The scale that lenders use and shoppers know ends here. */
const highestScore = 850;

/** Returns the scores of a tier for display, like `700–739`; those of the tier that reaches the end of the scale are open: `740+`. */
export const creditScores = ({ low, high }: Pick<CreditTier, 'low' | 'high'>): string =>
  high < highestScore ? `${low}–${high}` : `${low}+`;

/** Returns the credit tier that prices a shopper's payment: the named one, else the tenant's default, else its first. */
export function pricingCreditTier(settings: Tiers, name?: string): CreditTier {
  const tier = creditTierNamed(settings, name) ?? creditTierNamed(settings) ?? settings.creditTiers[0];
  if (!tier) throw new RangeError('A tenant needs at least one credit tier');
  return tier;
}
