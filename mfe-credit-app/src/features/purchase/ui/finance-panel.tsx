import { useState } from 'react';
import { Button, PriceTag } from '@forecourt/shared-design';
import { PaymentDerivation } from '@forecourt/shared-design/purchase';
import { formatCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { GoOn } from './go-on.tsx';
import { Panel } from './panel.tsx';

interface FinancePanelProps {
  readonly finance: NonNullable<PriceBreakdown['finance']>;
  readonly totalCents: number;
  readonly creditTier: string | undefined;
  readonly isRatePersonal: boolean;
  readonly onSwitchToCash: () => void;
}

/** The monthly payment with its terms and calculation, and the next steps. */
export function FinancePanel(props: FinancePanelProps) {
  const { finance, totalCents, creditTier, isRatePersonal, onSwitchToCash } = props;
  const { t } = useTranslation('creditApp');
  const { payment } = useTenant();
  const tierName = creditTier ?? payment.defaultCreditTier;
  const tier = payment.creditTiers.find(({ name }) => name === tierName);
  const note = isRatePersonal
    ? 'derivation.notePersonal'
    : tier
      ? 'derivation.note'
      : 'derivation.noteWithoutTier';
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Panel>
      <div className="fc-payment">
        <PriceTag
          amountCents={finance.monthlyPaymentCents}
          unit={t(isRatePersonal ? 'finance.perMonthPersonal' : 'finance.perMonth')}
          size="lg"
        />
        <p>
          {t('finance.terms', {
            down: formatCurrency(finance.downPaymentCents),
            term: finance.termMonths,
            apr: formatPercent(finance.aprPercent),
          })}
        </p>
        <div className="fc-why">
          <Button variant="quiet" size="sm" icon="info" onClick={() => setUnfolded(true)}>
            {t('finance.why')}
          </Button>
        </div>
      </div>
      <GoOn onSwitchToCash={onSwitchToCash} />
      <PaymentDerivation
        isOpen={isUnfolded}
        onClose={() => setUnfolded(false)}
        finance={finance}
        totalCents={totalCents}
        note={t(note, { tier: tier?.displayName, low: tier?.low, high: tier?.high })}
      />
    </Panel>
  );
}
