import { useState } from 'react';
import { Button, chakra, LinkButton, PriceTag } from '@forecourt/shared-design';
import { PaymentDerivation } from '@forecourt/shared-design/purchase';
import { formatCurrency, formatPercent, phoneHref } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& .fc-payment': {
      display: 'grid',
      gap: '1',
      justifyItems: 'start',
      padding: '4',
      background: 'brandSoft',
      borderRadius: 'small',
    },
    '& p': { margin: '0', textStyle: 'small' },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& .fc-why': { marginInlineStart: '-3.5' },
    '& .fc-ways': { display: 'grid', gap: '3' },
  },
});

interface FinancePanelProps {
  readonly finance: NonNullable<PriceBreakdown['finance']>;
  readonly totalCents: number;
  readonly onSwitchToCash: () => void;
}

/** The monthly payment with its terms and its derivation, and the two ways to go on: by phone, or as a cash order. */
export function FinancePanel({ finance, totalCents, onSwitchToCash }: FinancePanelProps) {
  const { t } = useTranslation('creditApp');
  const { contact, payment } = useTenant();
  const tier = payment.creditTiers.find(({ name }) => name === payment.defaultCreditTier);
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Root>
      <div className="fc-payment">
        <PriceTag amountCents={finance.monthlyPaymentCents} unit={t('finance.perMonth')} size="lg" />
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
      <div className="fc-ways">
        <h2>{t('finance.nextTitle')}</h2>
        <p>{t('finance.nextText', { phone: contact.phoneAbbreviation })}</p>
        <LinkButton href={phoneHref(contact.phone)} icon="phone" fullWidth size="lg">
          {t('finance.call')}
        </LinkButton>
        <Button variant="secondary" fullWidth onClick={onSwitchToCash}>
          {t('finance.toCash')}
        </Button>
      </div>
      <PaymentDerivation
        isOpen={isUnfolded}
        onClose={() => setUnfolded(false)}
        finance={finance}
        totalCents={totalCents}
        note={
          tier
            ? t('derivation.note', { tier: tier.displayName, low: tier.low, high: tier.high })
            : t('derivation.noteWithoutTier')
        }
      />
    </Root>
  );
}
