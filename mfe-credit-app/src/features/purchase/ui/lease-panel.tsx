import { Money } from '@forecourt/shared-design';
import { formatCount, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { LeaseTerms } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { LeaseDue } from './lease-due.tsx';
import { Panel } from './panel.tsx';

interface LeasePanelProps {
  readonly lease: LeaseTerms;
  /** False while a price rule fails: then there is no payment. */
  readonly canGoOn: boolean;
}

/**
 * A lease as Regulation M requires it to be disclosed: that it is a lease, its payments, the amount due at signing and its parts, and the
 * end of the lease.
 */
export function LeasePanel({ lease, canGoOn }: LeasePanelProps) {
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
                due: formatRoundedCurrency(lease.dueAtSigningCents),
                miles: formatCount(lease.annualMiles),
              }),
            }}
            size="lg"
          />
        </div>
      )}
      <LeaseDue lease={lease} />
    </Panel>
  );
}
