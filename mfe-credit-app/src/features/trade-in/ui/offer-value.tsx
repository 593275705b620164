import { PriceLines } from '@forecourt/shared-design';
import { formatDateOn } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { OfferValue, Payoff, TradeIn } from '@forecourt/shared-contracts/trade-in';
import { offerLines } from '../domain/offer-lines.ts';

/** The value line by line, and below it the loan balance to the cent and the remaining equity. */
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
  const lines = offerLines(value, tradeIn).map((line) => ({
    ...line,
    label: t(`tradeIn.lines.${line.id}`),
    ...(line.id === 'payoff' && tradeIn.payoff && { note: payoffNote(tradeIn.payoff) }),
  }));
  const { equityCents } = tradeIn;
  const caption = equityCents === null ? 'caption' : equityCents < 0 ? 'captionOwing' : 'captionAdds';
  return <PriceLines caption={t(`tradeIn.lines.${caption}`)} lines={lines} />;
}
