import { useState } from 'react';
import { Button, chakra, Dialog, PriceLines, type PriceLine } from '@forecourt/shared-design';
import { formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { PaymentQuote } from './payment-inputs.ts';

const Body = chakra('div', {
  base: { display: 'grid', gap: '7', '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' } },
});

function usePriceLines({ price }: PaymentQuote): PriceLine[] {
  const { t } = useTranslation('storefront');
  const lines = price.lines.map(({ code, amountCents }): PriceLine => {
    const label = t(`price.line.${code}`);
    if (code === 'delivery-fee' && amountCents === 0)
      return { id: code, label, amountCents, amountText: t('price.deliveryLater') };
    if (code === 'sales-tax')
      return {
        id: code,
        label,
        amountCents,
        note: `${price.state}, ${formatPercent(price.salesTaxPercent, 4)}`,
      };
    return { id: code, label, amountCents, kind: amountCents < 0 ? 'credit' : 'line' };
  });
  return [...lines, { id: 'total', label: t('price.total'), amountCents: price.totalCents, kind: 'total' }];
}

function useLoanLines({ price, loan }: PaymentQuote): PriceLine[] {
  const { t } = useTranslation('storefront');
  const { finance } = price;
  if (!finance || !loan) return [];
  return [
    { id: 'total', label: t('price.total'), amountCents: price.totalCents },
    { id: 'down', label: t('price.down'), amountCents: -finance.downPaymentCents, kind: 'credit' },
    { id: 'financed', label: t('price.financed'), amountCents: finance.financedCents, kind: 'subtotal' },
    {
      id: 'interest',
      label: t('price.interest'),
      amountCents: loan.interestCents,
      note: t('price.interestNote', { apr: formatPercent(finance.aprPercent), months: finance.termMonths }),
    },
    { id: 'payments', label: t('price.payments'), amountCents: loan.totalCents, kind: 'subtotal' },
    {
      id: 'monthly',
      label: t('price.monthly'),
      amountCents: finance.monthlyPaymentCents,
      note: t('price.monthlyNote', { months: finance.termMonths }),
      kind: 'total',
    },
  ];
}

/** 'Why this number': unfolds the price and the payment into what they are made of, to the cent. */
export function PriceExplanation({ quote }: { quote: PaymentQuote }) {
  const { t } = useTranslation('storefront');
  const [isOpen, setOpen] = useState(false);
  const priceLines = usePriceLines(quote);
  const loanLines = useLoanLines(quote);
  return (
    <>
      <Button variant="quiet" size="sm" icon="info" onClick={() => setOpen(true)}>
        {t('price.why')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('price.why')}>
        <Body>
          <PriceLines caption={t('price.caption')} lines={priceLines} />
          {loanLines.length > 0 && <PriceLines caption={t('price.loanCaption')} lines={loanLines} />}
          <p>{t('price.disclaimer')}</p>
        </Body>
      </Dialog>
    </>
  );
}
