import { chakra, Dialog, PriceLines, type PriceLineItem } from '@forecourt/shared-design';
import {
  formatExactCurrency,
  formatPercent,
  formatRoundedCurrency,
} from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { tradeInRows } from '@forecourt/shared-contracts/pricing';
import { explainedLines } from '../domain/explained-lines.ts';
import { taxedAmount } from '../domain/taxed-amount.ts';
import type { PaymentQuote } from '../domain/payment-inputs.ts';
import { LeaseExplanation } from './lease-explanation.tsx';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '7',
    _focusVisible: { outline: '3px solid var(--fc-link)', outlineOffset: '4px' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

/** Below the calculation, in view however long that is. */
const Answer = chakra('div', {
  base: {
    flex: '1',
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '4',
    fontWeight: 'bold',
    fontSize: 'lg',
    '& small': { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'inkMuted' },
  },
});

interface ExplanationDialogProps {
  readonly quote: PaymentQuote;
  readonly onClose: () => void;
}

function usePriceLines({ price, toPayCents }: PaymentQuote): PriceLineItem[] {
  const { t } = useTranslation('storefront');
  const taxed = taxedAmount(price);
  const lines = explainedLines(price.lines).map(({ code, amountCents }): PriceLineItem => {
    const label = t(`price.line.${code}`);
    if (code === 'delivery-fee' && amountCents === 0)
      return { id: code, label, amountCents, amountText: t('price.deliveryLater') };
    if (code === 'sales-tax')
      return {
        id: code,
        label,
        amountCents,
        note: t(`price.taxNote.${taxed.kind}`, {
          percent: formatPercent(price.salesTaxPercent, 3),
          base: formatRoundedCurrency(taxed.baseCents),
          state: price.state,
        }),
      };
    return { id: code, label, amountCents, kind: amountCents < 0 ? 'credit' : 'line' };
  });
  const tradeIn = tradeInRows(price).map((row) => ({ ...row, label: t(`price.${row.id}`) }));
  return [
    ...lines,
    { id: 'total', label: t('price.total'), amountCents: price.totalCents, kind: 'total' },
    ...tradeIn,
    ...(tradeIn.length > 0
      ? [{ id: 'to-pay', label: t('price.toPay'), amountCents: toPayCents, kind: 'total' as const }]
      : []),
  ];
}

function useLoanLines({ price, toPayCents, loan }: PaymentQuote): PriceLineItem[] {
  const { t } = useTranslation('storefront');
  const { finance } = price;
  if (!finance || !loan) return [];
  return [
    { id: 'total', label: t(price.tradeIn ? 'price.toPay' : 'price.total'), amountCents: toPayCents },
    { id: 'down', label: t('price.down'), amountCents: -finance.downPaymentCents },
    { id: 'financed', label: t('price.financed'), amountCents: finance.financedCents, kind: 'subtotal' },
    {
      id: 'interest',
      label: t('price.interest'),
      amountCents: loan.interestCents,
      note: t('price.interestNote', { apr: formatPercent(finance.aprPercent), months: finance.termMonths }),
    },
    { id: 'payments', label: t('price.payments'), amountCents: loan.totalCents, kind: 'subtotal' },
  ];
}

/** The price and the payment with their calculation, to the cent. */
export function ExplanationDialog({ quote, onClose }: ExplanationDialogProps) {
  const { t } = useTranslation('storefront');
  const priceLines = usePriceLines(quote);
  const loanLines = useLoanLines(quote);
  const { finance } = quote.price;
  const title = t(quote.lease || finance ? 'price.why' : 'price.whyTotal');
  const answer = finance && !quote.lease && (
    <Answer>
      <span>
        {t('price.monthly')} <small>{t('price.monthlyNote', { months: finance.termMonths })}</small>
      </span>
      <span>{formatExactCurrency(finance.monthlyPaymentCents)}</span>
    </Answer>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={answer}>
      {/* Long on a phone, and with no other focusable element: makes it scrollable by keyboard. */}
      <Body role="group" tabIndex={0} aria-label={title}>
        {quote.lease ? (
          <LeaseExplanation lease={quote.lease} />
        ) : (
          <>
            <p>{t('price.disclaimer')}</p>
            <PriceLines caption={t('price.caption')} lines={priceLines} />
            {loanLines.length > 0 && <PriceLines caption={t('price.loanCaption')} lines={loanLines} />}
          </>
        )}
      </Body>
    </Dialog>
  );
}
