import { useState } from 'react';
import { Button } from '@forecourt/shared-design';
import { PaymentDerivation } from '@forecourt/shared-design/purchase';
import { loanDerivation, type LenderTerms } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';

export interface LoanTermsProps {
  readonly terms: LenderTerms;
  readonly lender: string;
}

/** A button with a dialog that shows how the payment of a loan is calculated. Renders nothing for an order without one. */
export function PaymentWhy({ terms, lender }: LoanTermsProps) {
  const { t } = useTranslation('checkout');
  const { price } = useOrder().data.order;
  const [isUnfolded, setUnfolded] = useState(false);
  if (!price.finance) return null;
  return (
    <div className="fc-why">
      <Button variant="quiet" size="sm" icon="info" onClick={() => setUnfolded(true)}>
        {t('lenderDecision.terms.why')}
      </Button>
      <PaymentDerivation
        isOpen={isUnfolded}
        onClose={() => setUnfolded(false)}
        derivation={loanDerivation(price, terms)}
        note={t('lenderDecision.terms.note', { lender })}
      />
    </div>
  );
}
