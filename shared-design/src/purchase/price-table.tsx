import { PriceLines, type PriceLine } from '@forecourt/shared-design';
import { formatPercent } from '@forecourt/shared-contracts/formats';
import { priceRows, type PriceBreakdown, type PriceRow } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

export interface PriceTableProps {
  price: PriceBreakdown;
  /** What the table is about; 'Price details' without it. */
  caption?: string;
  /** True before the order is placed: the deposit is then due today. */
  isBeforeOrder?: boolean;
  /**
   * Two letters of the state where the buyer lives, whose taxes the dealer may have no rules for; null while nobody knows it: the taxes are
   * then those of the dealer's state. Of an order it is left out.
   */
  homeState?: string | null;
  /** True while neither pickup nor delivery is chosen, so that its fee is not known. */
  isHandOverOpen?: boolean;
  /** True where each incentive has a line of its own, in place of their sum. */
  namesIncentives?: boolean;
}

function taxNoteKey({ state }: PriceBreakdown, homeState: string | null): string {
  if (homeState === null) return 'price.taxNoteAssumed';
  return homeState === state ? 'price.taxNote' : 'price.taxNoteElsewhere';
}

/** Every line of a price, from the server. */
export function PriceTable({ price, caption, ...standing }: PriceTableProps) {
  const { isBeforeOrder = false, homeState = price.state, isHandOverOpen = false } = standing;
  const named = standing.namesIncentives ? namedIncentives(price) : [];
  const { t } = useTranslation('purchase');
  const lineOf = ({ id, amountCents, kind }: PriceRow): PriceLine => ({
    id,
    amountCents,
    kind,
    label: t(id === 'deposit' && isBeforeOrder ? 'price.depositToday' : `price.${id}`),
    ...(id === 'sales-tax' && {
      note: t(taxNoteKey(price, homeState), {
        percent: formatPercent(price.salesTaxPercent, 3),
        state: price.state,
        home: homeState,
      }),
    }),
    ...(id === 'deposit' && { note: t('price.depositNote') }),
    ...(id === 'delivery-fee' &&
      amountCents === 0 && { amountText: t(isHandOverOpen ? 'price.handOverOpen' : 'price.included') }),
  });
  const lines = priceRows(price).flatMap((row) =>
    row.id === 'incentives' && named.length > 0 ? named : [lineOf(row)],
  );
  return <PriceLines caption={caption ?? t('price.caption')} lines={lines} />;
}

/** A line for each incentive, where they are known and make up the sum. */
function namedIncentives({ incentives = [], lines }: PriceBreakdown): readonly PriceLine[] {
  const sum = incentives.reduce((cents, { savingsCents }) => cents + savingsCents, 0);
  const line = lines.find(({ code }) => code === 'incentives');
  if (line?.amountCents !== -sum) return [];
  return incentives.map(({ id, name, savingsCents }) => ({
    id: `incentive-${id}`,
    label: name,
    amountCents: -savingsCents,
    kind: 'credit',
  }));
}
