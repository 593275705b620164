import { PriceLines } from '@forecourt/shared-design';
import { formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { priceRows, type PriceRow } from '../../domain/price-rows.ts';

/** Every line of the price, from the server. */
export function PriceTable({ price }: { price: PriceBreakdown }) {
  const { t } = useTranslation('creditApp');
  const lineOf = ({ id, amountCents, kind }: PriceRow) => ({
    id,
    amountCents,
    kind,
    label: t(`price.${id}`),
    ...(id === 'sales-tax' && {
      note: t('price.taxNote', { percent: formatPercent(price.salesTaxPercent, 3), state: price.state }),
    }),
    ...(id === 'deposit' && { note: t('price.depositNote') }),
    ...(id === 'delivery-fee' && amountCents === 0 && { amountText: t('price.included') }),
  });
  return <PriceLines caption={t('price.caption')} lines={priceRows(price).map(lineOf)} />;
}
