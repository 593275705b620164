import { useState } from 'react';
import { Button, DefinitionList, Money } from '@forecourt/shared-design';
import { PaymentDerivation } from '@forecourt/shared-design/purchase';
import { loanDerivation, type LenderTerms } from '@forecourt/shared-contracts/commerce';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { equalPaymentCount } from '../../../domain/equal-payment-count.ts';
import { useOrder } from '../../order/index.ts';
import { TermsPanel } from './terms-panel.tsx';

interface LoanTermsProps {
  readonly terms: LenderTerms;
  readonly lender: string;
}

/**
 * The terms of a loan: the payment with its down payment, term and APR (PRICE-74), each other figure of the disclosure (PRICE-77), and, as
 * our own choice, a dialog that shows how the payment is calculated.
 */
export function LoanTermsTable({ terms, lender }: LoanTermsProps) {
  const { t } = useTranslation('checkout');
  const { price } = useOrder().data.order;
  const [isUnfolded, setUnfolded] = useState(false);
  const apr = formatPercent(terms.aprPercent);
  const payment = formatExactCurrency(terms.monthlyPaymentCents);
  const row = (id: TextId<'checkout', 'lenderDecision.terms'>, value: string) => ({
    id,
    label: t(`lenderDecision.terms.${id}`),
    value,
  });
  return (
    <TermsPanel>
      <div className="fc-payment">
        <Money
          payment={{ amountCents: terms.monthlyPaymentCents, unit: t('lenderDecision.terms.perMonth') }}
          decimals="exact"
          size="lg"
        />
        <p>
          {t('lenderDecision.terms.summary', {
            down: formatExactCurrency(terms.downPaymentCents),
            term: terms.termMonths,
            apr,
          })}
        </p>
        <div className="fc-why">
          <Button variant="quiet" size="sm" icon="info" onClick={() => setUnfolded(true)}>
            {t('lenderDecision.terms.why')}
          </Button>
        </div>
      </div>
      <DefinitionList
        rows={[
          row('lender', lender),
          row('apr', apr),
          row('financed', formatExactCurrency(terms.financedCents)),
          row('charge', formatExactCurrency(terms.financeChargeCents)),
          row('total', formatExactCurrency(terms.totalOfPaymentsCents)),
          row('payment', payment),
          row('last', formatExactCurrency(terms.lastPaymentCents)),
        ]}
      />
      <p className="fc-disclosure">
        {t('lenderDecision.terms.disclosure', {
          count: equalPaymentCount(terms),
          payment,
          last: formatExactCurrency(terms.lastPaymentCents),
          down: formatExactCurrency(terms.downPaymentCents),
          apr,
          charge: formatExactCurrency(terms.financeChargeCents),
        })}
      </p>
      {price.finance && (
        <PaymentDerivation
          isOpen={isUnfolded}
          onClose={() => setUnfolded(false)}
          derivation={loanDerivation(price, terms)}
          note={t('lenderDecision.terms.note', { lender })}
        />
      )}
    </TermsPanel>
  );
}
