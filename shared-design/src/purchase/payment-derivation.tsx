import { DefinitionList, Dialog, PriceLines, Stack, Text } from '@forecourt/shared-design';
import type { LoanDerivation } from '@forecourt/shared-contracts/commerce';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';

export interface PaymentDerivationProps {
  isOpen: boolean;
  onClose: () => void;
  derivation: LoanDerivation;
  /** Source of the rate: the tenant's standard rate, or the lender's. */
  note: string;
}

/** 'How we got this payment': derives the payment step by step from the price. */
export function PaymentDerivation({ isOpen, onClose, derivation, note }: PaymentDerivationProps) {
  const { t } = useTranslation('purchase');
  const { aprPercent, termMonths, firstPaymentDays } = derivation;
  const row = (id: TextId<'purchase', 'derivation'>, value: string) => ({
    id,
    label: t(`derivation.${id}`),
    value,
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('derivation.title')}>
      <Stack gap="5">
        <PriceLines
          caption={t('derivation.caption')}
          lines={derivation.rows.map((line) => ({ ...line, label: t(`price.${line.id}`) }))}
        />
        <DefinitionList
          rows={[
            row('apr', formatPercent(aprPercent)),
            row('term', t('derivation.months', { months: termMonths })),
            ...(firstPaymentDays === undefined
              ? []
              : [row('firstPayment', t('derivation.days', { days: firstPaymentDays }))]),
            row('payment', formatExactCurrency(derivation.monthlyPaymentCents)),
            row('interest', formatExactCurrency(derivation.financeChargeCents)),
            row('paid', formatExactCurrency(derivation.totalOfPaymentsCents)),
            row('last', formatExactCurrency(derivation.lastPaymentCents)),
          ]}
        />
        <Text textStyle="small" color="inkMuted" margin="0">
          {note}
        </Text>
      </Stack>
    </Dialog>
  );
}
