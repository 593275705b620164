import { PriceLines, type PriceLineItem } from '@forecourt/shared-design';
import { formatCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import {
  priceRows,
  wholeDollarRows,
  type PriceBreakdown,
  type PriceRow,
} from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { namedIncentives } from './named-incentives.ts';

export interface PriceTableProps {
  price: PriceBreakdown;
  /** Table caption; 'Price details' by default. */
  caption?: string;
  /** True before the order is placed: the deposit is then due today. */
  isBeforeOrder?: boolean;
  /**
   * Two-letter state where the buyer lives, for whose taxes the dealer may have no rules; null while unknown: the taxes are then those of
   * the dealer's state. Omitted for an order.
   */
  homeState?: string | null;
  /** True until pickup or delivery is chosen, so that its fee is unknown. */
  isHandOverOpen?: boolean;
  /** True if each incentive has its own line instead of their sum. */
  namesIncentives?: boolean;
  /** True everywhere but in a receipt, and where the buyer agrees to the price: amounts are then in whole dollars. */
  isRounded?: boolean;
}

function taxNoteKey({ state }: PriceBreakdown, homeState: string | null): TextKey<'purchase'> {
  if (homeState === null) return 'price.taxNoteAssumed';
  return homeState === state ? 'price.taxNote' : 'price.taxNoteElsewhere';
}

/** What is said below some lines; before the order, also that the down payment includes the deposit. */
function usePriceNotes(price: PriceBreakdown, homeState: string | null, isBeforeOrder: boolean) {
  const { t } = useTranslation('purchase');
  const isDepositPart = isBeforeOrder && (price.finance?.downPaymentCents ?? 0) >= price.dueTodayCents;
  const notes: Partial<Record<PriceRow['id'], string>> = {
    'sales-tax': t(taxNoteKey(price, homeState), {
      percent: formatPercent(price.salesTaxPercent, 3),
      state: price.state,
      home: homeState,
    }),
    deposit: t('price.depositNote'),
    ...(isDepositPart && {
      'down-payment': t('price.depositIn', { deposit: formatCurrency(price.dueTodayCents) }),
    }),
  };
  return notes;
}

/** Every line of a price, as returned by the server. */
export function PriceTable({ price, caption, ...standing }: PriceTableProps) {
  const { isBeforeOrder = false, homeState = price.state, isHandOverOpen = false } = standing;
  const named = standing.namesIncentives ? namedIncentives(price).map(incentiveLine) : [];
  const { t } = useTranslation('purchase');
  const notes = usePriceNotes(price, homeState, isBeforeOrder);
  const lineOf = ({ id, amountCents, kind }: PriceRow): PriceLineItem => ({
    id,
    amountCents,
    kind,
    label: t(id === 'deposit' && isBeforeOrder ? 'price.depositToday' : `price.${id}`),
    note: notes[id],
    ...(id === 'delivery-fee' &&
      amountCents === 0 && { amountText: t(isHandOverOpen ? 'price.handOverOpen' : 'price.included') }),
  });
  const lines = priceRows(price).flatMap((row) =>
    row.id === 'incentives' && named.length > 0 ? named : [lineOf(row)],
  );
  return (
    <PriceLines
      caption={caption ?? t('price.caption')}
      lines={standing.isRounded ? wholeDollarRows(lines) : lines}
    />
  );
}

function incentiveLine({
  id,
  name,
  savingsCents,
}: ReturnType<typeof namedIncentives>[number]): PriceLineItem {
  return { id: `incentive-${id}`, label: name, amountCents: -savingsCents, kind: 'credit' };
}
