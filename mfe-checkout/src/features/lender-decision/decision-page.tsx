import { orderStage } from '@forecourt/shared-contracts/commerce';
import { formatEndAt, vehicleName } from '@forecourt/shared-contracts/formats';
import { Alert, Button, type Tone } from '@forecourt/shared-design';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPhase } from '../../domain/order-card.ts';
import { OrderScreen, OrderWaiting } from '../order-page/index.ts';
import { useOrder } from '../order/index.ts';
import { AcceptedLoan } from './ui/accepted-loan.tsx';
import { decisionQuery } from './data/lender-decision.queries.ts';
import { decisionTexts, hasLoan, type LoanPhase, type NoLoanPhase } from './domain/decision-rules.ts';
import { NoLoan } from './ui/no-loan.tsx';
import { Offer } from './ui/offer.tsx';

interface Look {
  readonly tone: Tone;
  /** Who the order is waiting for; undefined when it is closed, or when a lender should have answered. */
  readonly owner: 'you' | undefined;
}

const looks: Readonly<Record<LoanPhase | NoLoanPhase, Look>> = {
  approved: { tone: 'success', owner: 'you' },
  countered: { tone: 'info', owner: 'you' },
  accepted: { tone: 'success', owner: 'you' },
  'lenders-declined': { tone: 'warning', owner: 'you' },
  'timed-out': { tone: 'warning', owner: undefined },
  declined: { tone: 'neutral', owner: undefined },
  canceled: { tone: 'neutral', owner: undefined },
};

/**
 * The lender's decision: the approved terms or a counteroffer to accept or decline, the accepted terms, or the alternatives without a loan.
 * A lease has its own texts.
 */
export function DecisionPage() {
  const { t } = useTranslation('checkout');
  const { order } = useOrder().data;
  const { timeZone } = useTenant().contact;
  const phase = orderPhase(order);
  if (phase === 'none' || phase === 'pending') return null;
  const { tone, owner } = looks[phase];
  const isCanceled = orderStage(order.orderStatus) === 'canceled';
  const texts = decisionTexts(phase, order.deal.type);
  return (
    <OrderScreen
      title={t(`lenderDecision.${texts}.title`)}
      lead={t(`lenderDecision.${texts}.lead`, {
        name: vehicleName(order.vehicle),
        ...(order.heldUntil && { context: 'until', until: formatEndAt(order.heldUntil, timeZone) }),
      })}
      pill={{ tone, words: t(`lenderDecision.${isCanceled ? 'canceled' : phase}.pill`) }}
      owner={owner}
      isMoment={phase === 'approved' || phase === 'accepted'}
      hasTerms={hasLoan(phase)}
      isShort={!hasLoan(phase)}
    >
      {hasLoan(phase) ? <Loan isAccepted={phase === 'accepted'} /> : <NoLoan phase={phase} />}
    </OrderScreen>
  );
}

/** The decision with its terms, loaded from the server. */
function Loan({ isAccepted }: { readonly isAccepted: boolean }) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const { orderNumber, data: tracked } = useOrder();
  const { data, isError, isFetching, refetch } = useQuery(decisionQuery(client, orderNumber));
  if (!data && isError) {
    return (
      <Alert
        severity="error"
        actions={
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('failed.again')}
          </Button>
        }
      >
        {t('lenderDecision.failures.other', { phone: contact.phoneAbbreviation })}
      </Alert>
    );
  }
  if (!data || (!data.terms && tracked.order.deal.type !== 'Lease')) {
    return <OrderWaiting />;
  }
  const lender = data.lenderName ?? t('lenderDecision.yourLender');
  return isAccepted ? (
    <AcceptedLoan decision={data} lender={lender} />
  ) : (
    <Offer decision={data} lender={lender} />
  );
}
