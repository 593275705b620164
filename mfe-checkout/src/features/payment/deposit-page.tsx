import { ActionRow, Alert, Card, chakra, LinkButton } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPagePath } from '../../domain/order-page.ts';
import { isStepDone, isStepReady } from '../../domain/order-steps.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { OrderScreen } from '../order-page/index.ts';
import { useOrder } from '../order/index.ts';
import { paymentQuery } from './data/payment.queries.ts';
import { depositOwner, depositState, paymentScreen } from './domain/payment-screen.ts';
import { useOrderRefresh } from './model/use-order-refresh.ts';
import { NoState } from './ui/no-state.tsx';
import { PaymentBody } from './ui/payment-body.tsx';
import { Receipts } from './ui/receipts.tsx';

const Body = chakra('div', { base: { display: 'grid', gap: '5' } });

/**
 * Pay the deposit, which is 100% refundable (PRICE-45), before the contract (TRACK-80). Of an order that has none to pay, because its
 * contract is signed or for another reason, the page says so and takes no money.
 */
export function DepositPage() {
  const { t } = useTranslation('checkout');
  const client = useApi();
  const { orderNumber, steps } = useOrder();
  const { data: state, error, isFetching, refetch } = useQuery(paymentQuery(client, orderNumber));
  useOrderRefresh(state);
  const deposit = depositState(state);
  const screen = deposit && paymentScreen(deposit);
  if (state && !deposit) {
    const isSigned = isStepDone(steps, 'signing');
    return (
      <OrderScreen title={t('deposit.noneTitle')} lead={t(isSigned ? 'deposit.signed' : 'deposit.none')}>
        {isSigned && isStepReady(steps, 'payment') ? <ToPayment /> : <GoOn />}
      </OrderScreen>
    );
  }
  const isPaid = screen === 'paid';
  return (
    <OrderScreen
      title={t(isPaid ? 'deposit.paidTitle' : 'deposit.title')}
      lead={t(isPaid ? 'deposit.paidLead' : 'deposit.lead')}
      owner={depositOwner(screen)}
    >
      <Card className="fc-step" padding="lg">
        <Body>
          {deposit ? (
            <DepositBody state={deposit} isPaid={isPaid} />
          ) : (
            <NoState error={error} isBusy={isFetching} onRetry={() => void refetch()} />
          )}
        </Body>
      </Card>
    </OrderScreen>
  );
}

interface DepositBodyProps {
  readonly state: PaymentState;
  readonly isPaid: boolean;
}

function DepositBody({ state, isPaid }: DepositBodyProps) {
  const { t } = useTranslation('checkout');
  if (!isPaid) return <PaymentBody state={state} />;
  return (
    <>
      <Alert severity="success" title={t('deposit.thanks')}>
        {t('deposit.thanksText')}
      </Alert>
      <GoOn />
      <Receipts state={state} />
    </>
  );
}

function GoOn() {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useOrder();
  return (
    <ActionRow>
      <LinkButton href={orderPagePath(orderNumber, 'received')}>{t('deposit.goOn')}</LinkButton>
    </ActionRow>
  );
}

function ToPayment() {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useOrder();
  return (
    <ActionRow>
      <LinkButton href={stepPath(orderNumber, 'payment')}>
        {t('orderReceived.goOn', { step: t('steps.payment') })}
      </LinkButton>
    </ActionRow>
  );
}
