import { DefinitionList, Dialog, PriceLines, Stack, Text } from '@forecourt/shared-design';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { loanSchedule, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

export interface PaymentDerivationProps {
  isOpen: boolean;
  onClose: () => void;
  finance: NonNullable<PriceBreakdown['finance']>;
  totalCents: number;
  /** Source of the rate: the tenant's standard rate, or the lender's. */
  note: string;
}

/** 'Why this number': derives the payment step by step from the price. */
export function PaymentDerivation({ isOpen, onClose, finance, totalCents, note }: PaymentDerivationProps) {
  const { t } = useTranslation('purchase');
  const { financedCents, downPaymentCents, aprPercent, termMonths, firstPaymentDays } = finance;
  const schedule = loanSchedule({ ...finance, amountCents: financedCents });
  const row = (id: string, value: string) => ({ id, label: t(`derivation.${id}`), value });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('derivation.title')}>
      <Stack gap="5">
        <PriceLines
          caption={t('derivation.caption')}
          lines={[
            { id: 'total', label: t('price.total'), amountCents: totalCents },
            { id: 'down', label: t('price.down-payment'), amountCents: -downPaymentCents, kind: 'credit' },
            { id: 'financed', label: t('price.financed'), amountCents: financedCents, kind: 'subtotal' },
          ]}
        />
        <DefinitionList
          rows={[
            row('apr', formatPercent(aprPercent)),
            row('term', t('derivation.months', { months: termMonths })),
            ...(firstPaymentDays === undefined
              ? []
              : [row('firstPayment', t('derivation.days', { days: firstPaymentDays }))]),
            row('payment', formatExactCurrency(finance.monthlyPaymentCents)),
            row('interest', formatExactCurrency(schedule.interestCents)),
            row('paid', formatExactCurrency(schedule.totalCents)),
            row('last', formatExactCurrency(schedule.lastPaymentCents)),
          ]}
        />
        <Text textStyle="small" color="inkMuted" margin="0">
          {note}
        </Text>
      </Stack>
    </Dialog>
  );
}
