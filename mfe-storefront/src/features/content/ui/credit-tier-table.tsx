import { creditScores } from '@forecourt/shared-contracts/pricing';
import type { CreditTier } from '@forecourt/shared-contracts/tenant';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { FactTable } from './fact-table.ts';

/** A rate with two decimals, so that those of a column align. */
const rateText = (percent: number) => `${percent.toFixed(2)}%`;

/** The dealer's credit ranges with their sample rates. */
export function CreditTierTable({ tiers }: { readonly tiers: readonly CreditTier[] }) {
  const { t } = useTranslation('storefront', { keyPrefix: 'content.financing.rates' });
  return (
    <FactTable>
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tier')}</th>
          <th scope="col">{t('score')}</th>
          <th scope="col">{t('new')}</th>
          <th scope="col">{t('used')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.name}>
            <th scope="row">{tier.displayName}</th>
            <td className="fc-whole">{creditScores(tier)}</td>
            <td>{rateText(tier.aprPercent.new)}</td>
            <td>{rateText(tier.aprPercent.used)}</td>
          </tr>
        ))}
      </tbody>
    </FactTable>
  );
}
