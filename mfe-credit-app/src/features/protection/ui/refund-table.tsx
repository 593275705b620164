import { chakra, PriceLines } from '@forecourt/shared-design';
import { formatCurrency, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { refundExamples } from '../domain/refund-examples.ts';

const Root = chakra('div', { base: { marginTop: '4', '& caption': { textStyle: 'small !important' } } });

interface RefundTableProps {
  readonly level: { readonly priceCents: number; readonly termMonths: number };
  readonly refund: ProtectionOffer['refund'];
}

/** The refund of one level's price, year by year. */
export function RefundTable({ level, refund }: RefundTableProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Root>
      <PriceLines
        caption={t('coverage.details.refundTable', {
          price: formatCurrency(level.priceCents),
          months: level.termMonths,
        })}
        lines={refundExamples(level, refund).map(({ usedMonths, isWithinFullRefund, refundCents }) => ({
          id: String(usedMonths),
          label: isWithinFullRefund
            ? t('coverage.details.refundDays', { count: refund.fullRefundDays })
            : t('coverage.details.refundMonths', { months: usedMonths }),
          amountCents: refundCents,
          amountText: formatRoundedCurrency(refundCents),
        }))}
      />
    </Root>
  );
}
