import { useEffect } from 'react';
import { Alert, RetryPanel, Skeleton, VisuallyHidden } from '@forecourt/shared-design';
import { isPaid } from '@forecourt/shared-contracts/progress';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import {
  useApi,
  usePlatform,
  useQuery,
  useQueryClient,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { writeCashPaid } from '../../platform/order-flags.ts';
import { StepScreen } from '../step-screen/index.ts';
import { trackerQueryKey, useTracker } from '../tracker/index.ts';
import { paymentQuery } from './data/payment.queries.ts';
import { currentPayment, lastProblem, paymentScreen } from './domain/payment-screen.ts';
import { AmountDue } from './ui/amount-due.tsx';
import { AmountOnItsWay } from './ui/amount-on-its-way.tsx';
import { BankPanel } from './ui/bank-panel.tsx';
import { PaidPanel } from './ui/paid-panel.tsx';
import { PayForm } from './ui/pay-form.tsx';
import { PendingNotice } from './ui/pending-notice.tsx';
import { ProblemNotice } from './ui/problem-notice.tsx';
import { ProcessingPanel } from './ui/processing-panel.tsx';

/** Keeps the order, its menu of steps and the cash flag at what the server says of the payment. */
function useServerTruth(state: PaymentState | undefined): void {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { orderNumber, data } = useTracker();
  const { deal, paymentInfo } = data.order;
  const isCash = deal.type === 'Cash';
  const status = state?.status;
  const known = paymentInfo?.status ?? null;
  useEffect(() => {
    if (status === undefined) return;
    if (isCash) writeCashPaid(platform, orderNumber, isPaid(status ?? undefined));
    if (status !== known) {
      void queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber), exact: true });
    }
  }, [platform, queryClient, orderNumber, isCash, status, known]);
}

/** Make a Payment: what is due, how to pay it, and what became of it. */
export function PaymentStep({ status }: StepProps) {
  const { t } = useTranslation('checkout');
  const client = useApi();
  const { orderNumber } = useTracker();
  const { data: state, error, isFetching, refetch } = useQuery(paymentQuery(client, orderNumber));
  useServerTruth(state);
  const screen = state && paymentScreen(state);
  const isOnItsWay = screen === 'held' || screen === 'pending' || screen === 'processing';
  return (
    <StepScreen
      title={t('steps.payment')}
      status={screen === 'paid' ? 'COMPLETED' : status}
      lead={t(`payment.lead.${screen ?? 'loading'}`)}
      owner={t(isOnItsWay ? 'owner.bank' : 'owner.you')}
    >
      {state ? (
        <PaymentBody state={state} />
      ) : (
        <NoState error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </StepScreen>
  );
}

interface NoStateProps {
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function NoState({ error, isBusy, onRetry }: NoStateProps) {
  const { t } = useTranslation('checkout');
  const { phone, phoneAbbreviation } = useTenant().contact;
  if (error) {
    return (
      <RetryPanel
        title={t('payment.loadFailed')}
        text={t('payment.loadFailedText', { phone: phoneAbbreviation })}
        busy={isBusy}
        onRetry={onRetry}
        phone={{ number: `+1${phone}`, label: phoneAbbreviation }}
      />
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{t('payment.loading')}</VisuallyHidden>
      <Skeleton style={{ height: 120 }} />
      <Skeleton style={{ height: 320 }} />
    </>
  );
}

function PaymentBody({ state }: { state: PaymentState }) {
  const current = currentPayment(state);
  const screen = paymentScreen(state);
  if (screen === 'paid') return <PaidPanel state={state} />;
  if (!current) return <ToPay state={state} />;
  if (screen === 'processing') return <ProcessingPanel payment={current} />;
  if (screen === 'at-bank') return <BankPanel payment={current} />;
  return (
    <>
      <PendingNotice payment={current} isHeld={screen === 'held'} />
      <AmountOnItsWay plan={state.plan} onItsWayCents={current.amountCents} />
    </>
  );
}

function ToPay({ state: { plan, cardFrame, payments } }: { state: PaymentState }) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const problem = lastProblem({ payments });
  return (
    <>
      {problem && <ProblemNotice key={problem.id} payment={problem} />}
      <AmountDue plan={plan} />
      {cardFrame ? (
        <PayForm plan={plan} cardFrame={cardFrame} />
      ) : (
        <Alert severity="warning">{t('payment.unavailable', { phone })}</Alert>
      )}
    </>
  );
}
