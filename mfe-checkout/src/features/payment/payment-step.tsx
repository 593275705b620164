import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import { paymentQuery } from './data/payment.queries.ts';
import { lastProblem, paymentOwner, paymentScreen, paymentStepStatus } from './domain/payment-screen.ts';
import { useServerTruth } from './model/use-server-truth.ts';
import { NoState } from './ui/no-state.tsx';
import { PaymentBody } from './ui/payment-body.tsx';

/** Make a Payment: what is due, how to pay it, and the result. */
export function PaymentStep({ status }: StepProps) {
  const { t } = useTranslation('checkout');
  const client = useApi();
  const { orderNumber } = useOrder();
  const { data: state, error, isFetching, refetch } = useQuery(paymentQuery(client, orderNumber));
  useServerTruth(state);
  const screen = state && paymentScreen(state);
  const hasFailed = state && screen === 'pay' && lastProblem(state)?.phase === 'failed';
  return (
    <StepScreen
      title={t('steps.payment')}
      status={paymentStepStatus(screen, status)}
      lead={hasFailed ? undefined : t(`payment.lead.${screen ?? 'loading'}`)}
      owner={paymentOwner(screen)}
      isLoading={!state && !error}
    >
      {state ? (
        <PaymentBody state={state} />
      ) : (
        <NoState error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </StepScreen>
  );
}
