import { Money, PriceLines } from '@forecourt/shared-design';
import { formatCount, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { dueAtSigningRows, type LeaseTerms } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { GoOn } from './go-on.tsx';
import { Panel } from './panel.tsx';

interface LeasePanelProps {
  readonly lease: LeaseTerms;
  /** False while a price rule fails: then there is no next step. */
  readonly canGoOn: boolean;
  readonly hasHandOver: boolean;
  readonly onSwitchToCash: () => void;
}

/**
 * A lease as Regulation M requires it to be disclosed: that it is a lease, its payments, the amount due at signing and its parts, and the
 * end of the lease.
 */
export function LeasePanel({ lease, canGoOn, hasHandOver, onSwitchToCash }: LeasePanelProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Panel>
      {canGoOn && (
        <div className="fc-payment">
          <Money
            payment={{
              amountCents: lease.monthlyPaymentCents,
              unit: t('lease.perMonth'),
              terms: t('lease.terms', {
                months: lease.termMonths,
                due: formatExactCurrency(lease.dueAtSigningCents),
                miles: formatCount(lease.annualMiles),
              }),
            }}
            size="lg"
          />
        </div>
      )}
      <PriceLines
        caption={t('lease.dueAtSigning')}
        lines={dueAtSigningRows(lease).map((row) => ({ ...row, label: t(`lease.due.${row.id}`) }))}
      />
      <p>
        {t('lease.end', {
          residual: formatExactCurrency(lease.residualCents),
          percent: lease.residualPercent,
          total: formatExactCurrency(lease.totalOfPaymentsCents),
          cost: formatExactCurrency(lease.totalCostCents),
          mile: formatExactCurrency(lease.excessMileCents),
        })}
      </p>
      {canGoOn && <GoOn {...{ hasHandOver, onSwitchToCash }} />}
    </Panel>
  );
}
