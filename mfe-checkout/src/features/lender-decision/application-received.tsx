import { Alert, Card, chakra } from '@forecourt/shared-design';
import { formatDateAt, formatTimeAt, vehicleName, zoneNameAt } from '@forecourt/shared-contracts/formats';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { actionMeanwhile } from '../../domain/order-action.ts';
import { urgentSteps } from '../../domain/urgent-steps.ts';
import { OrderScreen, OrderWaiting } from '../order-page/index.ts';
import { NextSteps } from '../order-received/index.ts';
import { PollStatus } from '../poll/index.ts';
import { useOrder } from '../order/index.ts';
import { decisionQuery } from './data/lender-decision.queries.ts';
import { isOverdue } from './domain/decision-rules.ts';
import { SandboxLender } from './ui/sandbox-lender.tsx';
import { useDecisionPoll } from './model/use-decision-poll.ts';
import { Withdraw } from './ui/withdraw.tsx';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
  },
});

/** Application received: the lender's decision is pending, who decides and by when, and what to do meanwhile (BUY-58). */
export function ApplicationReceived() {
  const { t } = useTranslation('checkout');
  const { orderNumber, data, steps } = useOrder();
  const { vehicle } = data.order;
  const poll = useDecisionPoll(orderNumber);
  const promise = usePromise();
  const isAsked = poll.checkedAtMs > 0 || poll.hasFailed;
  return (
    <OrderScreen
      title={t('lenderDecision.pending.title')}
      lead={t('lenderDecision.pending.lead', {
        name: vehicleName(vehicle),
      })}
      pill={{ tone: 'info', words: t('lenderDecision.pending.pill') }}
      owner="lender"
    >
      <Card padding="lg">
        <Body>
          <h2>{t('lenderDecision.pending.whoTitle')}</h2>
          {isAsked ? (
            <>
              {promise}
              <p>{t('lenderDecision.pending.answer')}</p>
              <PollStatus poll={poll} texts="lenderDecision.poll" />
            </>
          ) : (
            <OrderWaiting />
          )}
        </Body>
      </Card>
      {isAsked && (
        <>
          <NextSteps
            title={t('lenderDecision.pending.meanwhile')}
            action={actionMeanwhile(data.order, urgentSteps(steps, data.documents))}
          />
          <SandboxLender />
          <Withdraw />
        </>
      )}
    </OrderScreen>
  );
}

/** Returns when an answer is promised, or that it is overdue; nothing until the decision is loaded. */
function usePromise() {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const { orderNumber } = useOrder();
  const { data, dataUpdatedAt } = useQuery({ ...decisionQuery(client, orderNumber), refetchOnMount: false });
  if (!data) return null;
  const { timeZone } = contact;
  const isLate = isOverdue(data, dataUpdatedAt);
  const values = {
    date: formatDateAt(data.dueAt, timeZone),
    time: formatTimeAt(data.dueAt, timeZone),
    timeZone: zoneNameAt(data.dueAt, timeZone),
    phone: contact.phoneAbbreviation,
  };
  if (!isLate) return <p>{t('lenderDecision.pending.dueBy', values)}</p>;
  return (
    <Alert severity="warning" live="off">
      {t('lenderDecision.pending.late', values)}
    </Alert>
  );
}
