import { Card, chakra } from '@forecourt/shared-design';
import type { LenderDecision } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { ConditionNotice } from './condition-notice.tsx';
import { DecisionTerms } from './decision-terms.tsx';
import { OfferActions } from './offer-actions.tsx';
import { ReasonList } from './reason-list.tsx';
import { TermsComparison } from './terms-comparison.tsx';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& .fc-small': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface OfferProps {
  readonly decision: LenderDecision;
  readonly lender: string;
}

/** The terms that a lender approves, or offers instead of the requested ones, their conditions, and the buyer's response. */
export function Offer({ decision, lender }: OfferProps) {
  const { t } = useTranslation('checkout');
  const { deal } = useOrder().data.order;
  const { terms, askedTerms, reasons, conditions } = decision;
  const kind = askedTerms ? 'countered' : 'approved';
  const texts = deal.type === 'Lease' ? 'lease' : kind;
  return (
    <Card className="fc-step" padding="lg">
      <Body>
        {terms && askedTerms && <TermsComparison asked={askedTerms} offered={terms} />}
        {askedTerms && <ReasonList title={t('lenderDecision.countered.reasonsTitle')} reasons={reasons} />}
        <h2>{t(`lenderDecision.${texts}.termsTitle`)}</h2>
        <DecisionTerms terms={terms} lender={lender} />
        <ConditionNotice conditions={conditions} />
        <p className="fc-small">{t(`lenderDecision.${texts}.meaning`, { lender })}</p>
        <OfferActions kind={kind} />
      </Body>
    </Card>
  );
}
