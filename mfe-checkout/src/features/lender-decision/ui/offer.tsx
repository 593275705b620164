import { Card, chakra } from '@forecourt/shared-design';
import type { LenderDecision, LenderTerms } from '@forecourt/shared-contracts/commerce';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { ConditionNotice } from './condition-notice.tsx';
import { DecisionTerms } from './decision-terms.tsx';
import { LoanDisclosure } from './loan-disclosure.tsx';
import { OfferActions } from './offer-actions.tsx';
import { PaymentWhy } from './payment-why.tsx';
import { ReasonList } from './reason-list.tsx';
import { TermsComparison } from './terms-comparison.tsx';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& .fc-small, & > .fc-disclosure': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& > .fc-why': { marginBlock: '-3', marginInlineStart: '-3.5' },
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
  const { terms, askedTerms: asked, reasons, conditions } = decision;
  const kind = asked ? 'countered' : 'approved';
  const texts = deal.type === 'Lease' ? 'lease' : kind;
  return (
    <Card className="fc-step" padding="lg">
      <Body>
        {terms && asked ? (
          <OtherTerms {...{ terms, asked, reasons, lender }} />
        ) : (
          <>
            <h2>{t(`lenderDecision.${deal.type === 'Lease' ? 'lease' : 'approved'}.termsTitle`)}</h2>
            <DecisionTerms terms={terms} lender={lender} />
          </>
        )}
        <ConditionNotice conditions={conditions} />
        <p className="fc-small">{t(`lenderDecision.${texts}.meaning`)}</p>
        <OfferActions kind={kind} />
      </Body>
    </Card>
  );
}

interface OtherTermsProps extends Pick<LenderDecision, 'reasons'> {
  readonly terms: LenderTerms;
  readonly asked: LenderTerms;
  readonly lender: string;
}

/** A counteroffer: each figure once, beside what was applied for, and why the lender changed it. */
function OtherTerms({ terms, asked, reasons, lender }: OtherTermsProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <TermsComparison asked={asked} offered={terms} />
      <PaymentWhy terms={terms} lender={lender} />
      <ReasonList title={t('lenderDecision.countered.reasonsTitle')} reasons={reasons} />
      <LoanDisclosure terms={terms} />
    </>
  );
}
