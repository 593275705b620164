import { Alert, Button, Card, chakra, LinkButton, Skeleton, type Tone } from '@forecourt/shared-design';
import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';
import { landingStep } from '@forecourt/shared-contracts/progress';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPhase } from '../../domain/order-card.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { OrderScreen } from '../order-page/index.ts';
import { useTracker } from '../tracker/index.ts';
import { decisionQuery } from './lender-decision.queries.ts';
import { LoanTerms } from './loan-terms.tsx';
import { NoLoan } from './no-loan.tsx';
import { Offer } from './offer.tsx';

const Body = chakra('div', { base: { display: 'grid', gap: '5' } });

type DecidedPhase = Exclude<DecisionPhase, 'none' | 'pending'>;

function toneOf(phase: DecidedPhase): Tone {
  switch (phase) {
    case 'approved':
    case 'accepted':
      return 'success';
    case 'lenders-declined':
    case 'timed-out':
      return 'warning';
    case 'declined':
    case 'canceled':
      return 'neutral';
  }
}

function ownerKey(phase: DecidedPhase): string | undefined {
  switch (phase) {
    case 'approved':
    case 'accepted':
      return 'owner.you';
    case 'timed-out':
      return 'owner.lender';
    case 'lenders-declined':
      return 'owner.you';
    case 'declined':
    case 'canceled':
      return undefined;
  }
}

/** The lender's decision: the approved terms to accept or decline, the accepted ones to read, or the ways on without a loan. */
export function DecisionPage() {
  const { t } = useTranslation('checkout');
  const { order } = useTracker().data;
  const phase = orderPhase(order);
  if (phase === 'none' || phase === 'pending') return null;
  const { year, make, model } = order.vehicle;
  const owner = ownerKey(phase);
  return (
    <OrderScreen
      title={t(`lenderDecision.${phase}.title`)}
      lead={t(`lenderDecision.${phase}.lead`, { name: `${year} ${make} ${model}` })}
      pill={{ tone: toneOf(phase), words: t(`lenderDecision.${phase}.pill`) }}
      owner={owner && t(owner)}
    >
      {phase === 'approved' || phase === 'accepted' ? <Loan phase={phase} /> : <NoLoan phase={phase} />}
    </OrderScreen>
  );
}

/** The terms of the loan, read from the server. */
function Loan({ phase }: { phase: 'approved' | 'accepted' }) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const { orderNumber, steps } = useTracker();
  const { data, isError, isFetching, refetch } = useQuery(decisionQuery(client, orderNumber));
  if (!data && isError) {
    return (
      <Alert
        severity="error"
        actions={
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('failed.tryAgain')}
          </Button>
        }
      >
        {t('lenderDecision.failures.other', { phone: contact.phoneAbbreviation })}
      </Alert>
    );
  }
  if (!data?.terms) return <Skeleton height="420px" role="status" aria-label={t('tracker.loading')} />;
  const lender = data.lenderName ?? t('lenderDecision.yourLender');
  if (phase === 'approved') return <Offer terms={data.terms} lender={lender} />;
  return (
    <Card padding="lg">
      <Body>
        <LoanTerms terms={data.terms} lender={lender} />
        <div>
          <LinkButton href={stepPath(orderNumber, landingStep(steps))} trailingIcon="arrowRight">
            {t('lenderDecision.accepted.goOn')}
          </LinkButton>
        </div>
      </Body>
    </Card>
  );
}
