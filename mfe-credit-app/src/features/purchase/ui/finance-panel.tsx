import { creditScores, creditTierNamed } from '@forecourt/shared-contracts/pricing';
import { useState } from 'react';
import { Button, Money } from '@forecourt/shared-design';
import { PaymentDerivation } from '@forecourt/shared-design/purchase';
import type { LoanDerivation } from '@forecourt/shared-contracts/commerce';
import { formatPercent, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { Panel } from './panel.tsx';

interface FinancePanelProps {
  readonly derivation: LoanDerivation;
  readonly creditTier: string | undefined;
  readonly isRatePersonal: boolean;
}

/** The monthly payment with its terms and calculation. */
export function FinancePanel({ derivation, creditTier, isRatePersonal }: FinancePanelProps) {
  const { t } = useTranslation('creditApp');
  const { payment } = useTenant();
  const tier = creditTierNamed(payment, creditTier);
  const note = isRatePersonal
    ? 'derivation.notePersonal'
    : tier
      ? 'derivation.note'
      : 'derivation.noteWithoutTier';
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Panel>
      <div className="fc-payment">
        <Money
          payment={{
            amountCents: derivation.monthlyPaymentCents,
            unit: t(isRatePersonal ? 'finance.perMonthPersonal' : 'finance.perMonth'),
            terms: t('finance.terms', {
              down: formatRoundedCurrency(derivation.downPaymentCents),
              term: derivation.termMonths,
              apr: formatPercent(derivation.aprPercent),
            }),
          }}
          size="lg"
        />
        <div className="fc-why">
          <Button variant="quiet" size="sm" icon="info" onClick={() => setUnfolded(true)}>
            {t('finance.why')}
          </Button>
        </div>
      </div>
      <PaymentDerivation
        isOpen={isUnfolded}
        onClose={() => setUnfolded(false)}
        derivation={derivation}
        note={t(note, { tier: tier?.displayName, scores: tier && creditScores(tier) })}
      />
    </Panel>
  );
}
