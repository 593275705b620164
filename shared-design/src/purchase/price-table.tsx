import { PriceLines } from '@forecourt/shared-design';
import { formatPercent } from '@forecourt/shared-contracts/formats';
import { priceRows, type PriceBreakdown, type PriceRow } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

export interface PriceTableProps {
  price: PriceBreakdown;
  /** What the table is about; 'Price details' without it. */
  caption?: string;
  /** True before the order is placed: the deposit is then due today. */
  isBeforeOrder?: boolean;
}

/** Every line of a price, from the server. */
export function PriceTable({ price, caption, isBeforeOrder = false }: PriceTableProps) {
  const { t } = useTranslation('purchase');
  const lineOf = ({ id, amountCents, kind }: PriceRow) => ({
    id,
    amountCents,
    kind,
    label: t(id === 'deposit' && isBeforeOrder ? 'price.depositToday' : `price.${id}`),
    ...(id === 'sales-tax' && {
      note: t('price.taxNote', { percent: formatPercent(price.salesTaxPercent, 3), state: price.state }),
    }),
    ...(id === 'deposit' && { note: t('price.depositNote') }),
    ...(id === 'delivery-fee' && amountCents === 0 && { amountText: t('price.included') }),
  });
  return <PriceLines caption={caption ?? t('price.caption')} lines={priceRows(price).map(lineOf)} />;
}
