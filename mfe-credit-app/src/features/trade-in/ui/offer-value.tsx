import { PriceLines, type PriceLineItem } from '@forecourt/shared-design';
import { formatDateOn } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { OfferValue as Value, TradeIn } from '@forecourt/shared-contracts/trade-in';

type Line = readonly [id: keyof Omit<Value, 'totalCents'>, amountCents: number];

/** The value line by line, and below it the loan balance and the remaining equity. */
export function OfferValue({ value, tradeIn }: { readonly value: Value; readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const { payoff, equityCents } = tradeIn;
  const parts: readonly Line[] = [
    ['valuationCents', value.valuationCents],
    ['dealerBoostCents', value.dealerBoostCents],
    ['tenantIncentiveCents', value.tenantIncentiveCents],
  ];
  const isQuote = payoff?.source === 'quote' && payoff.goodThroughOn !== null;
  const lines: PriceLineItem[] = [
    ...parts
      .filter(([id, cents]) => id === 'valuationCents' || cents !== 0)
      .map(([id, amountCents]) => ({ id, amountCents, label: t(`tradeIn.lines.${id}`) })),
    { id: 'total', amountCents: value.totalCents, label: t('tradeIn.lines.total'), kind: 'subtotal' },
    ...(payoff && equityCents !== null
      ? [
          {
            id: 'payoff',
            amountCents: -payoff.payoffCents,
            label: t('tradeIn.lines.payoff'),
            note: isQuote
              ? t('tradeIn.lines.goodThrough', { day: formatDateOn(payoff.goodThroughOn ?? '') })
              : t('tradeIn.lines.estimated'),
          },
          {
            id: 'equity',
            amountCents: Math.abs(equityCents),
            label: t(equityCents < 0 ? 'tradeIn.lines.negativeEquity' : 'tradeIn.lines.equity'),
            kind: 'total' as const,
          },
        ]
      : []),
  ];
  return <PriceLines caption={t('tradeIn.lines.caption')} lines={lines} />;
}
