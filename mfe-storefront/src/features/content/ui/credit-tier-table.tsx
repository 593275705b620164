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
        {tiers.map(({ name, displayName, low, high, aprPercent }) => (
          <tr key={name}>
            <th scope="row">{displayName}</th>
            <td className="fc-whole">{t('range', { low, high })}</td>
            <td>{rateText(aprPercent.new)}</td>
            <td>{rateText(aprPercent.used)}</td>
          </tr>
        ))}
      </tbody>
    </FactTable>
  );
}
