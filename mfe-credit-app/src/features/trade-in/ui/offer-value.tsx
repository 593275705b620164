import { PriceLines } from '@forecourt/shared-design';
import { formatDateOn, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { wholeDollarRows } from '@forecourt/shared-contracts/pricing';
import type { OfferValue, Payoff, TradeIn } from '@forecourt/shared-contracts/trade-in';
import { offerLines } from '../domain/offer-lines.ts';

/** The value line by line, and below it the loan balance and the remaining equity, in whole dollars (SITE-78). */
export function OfferBreakdown({
  value,
  tradeIn,
}: {
  readonly value: OfferValue;
  readonly tradeIn: TradeIn;
}) {
  const { t } = useTranslation('creditApp');
  const payoffNote = ({ source, goodThroughOn }: Payoff) =>
    source === 'quote' && goodThroughOn !== null
      ? t('tradeIn.lines.goodThrough', { day: formatDateOn(goodThroughOn) })
      : t('tradeIn.lines.estimated');
  const lines = wholeDollarRows(offerLines(value, tradeIn)).map((line) => ({
    ...line,
    label: t(`tradeIn.lines.${line.id}`),
    ...(line.id === 'negativeEquity' && { amountText: `+${formatRoundedCurrency(line.amountCents)}` }),
    ...(line.id === 'payoff' && tradeIn.payoff && { note: payoffNote(tradeIn.payoff) }),
  }));
  return <PriceLines caption={t('tradeIn.lines.caption')} lines={lines} />;
}
