import { PriceLines } from '@forecourt/shared-design';
import { formatExactCurrency, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { dueAtSigningRows, type LeaseTerms } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** What is due when a lease is signed, part by part with the security deposit, and how the lease ends (PRICE-75). */
export function LeaseDue({ lease }: { readonly lease: LeaseTerms }) {
  const { t } = useTranslation('creditApp');
  return (
    <>
      <PriceLines
        caption={t('purchaseTerms.dueAtSigning')}
        lines={dueAtSigningRows(lease).map((row) => ({ ...row, label: t(`purchaseTerms.due.${row.id}`) }))}
      />
      <p>
        {t('purchaseTerms.leaseEnd', {
          residual: formatExactCurrency(lease.residualCents),
          percent: lease.residualPercent,
          list: formatRoundedCurrency((100 * lease.residualCents) / lease.residualPercent),
          total: formatExactCurrency(lease.totalOfPaymentsCents),
          cost: formatExactCurrency(lease.totalCostCents),
          mile: formatExactCurrency(lease.excessMileCents),
        })}
      </p>
    </>
  );
}
