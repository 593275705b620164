import { ActionRow, Alert, Card, chakra, LinkButton } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useApi, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { orderPagePath } from '../../domain/order-page.ts';
import { OrderScreen } from '../order-page/index.ts';
import { useOrder } from '../order/index.ts';
import { paymentQuery } from './data/payment.queries.ts';
import { depositOwner, depositState, paymentScreen } from './domain/payment-screen.ts';
import { useOrderRefresh } from './model/use-order-refresh.ts';
import { NoState } from './ui/no-state.tsx';
import { PaymentBody } from './ui/payment-body.tsx';
import { Receipts } from './ui/receipts.tsx';

const Body = chakra('div', { base: { display: 'grid', gap: '5' } });

/** Pay the deposit, which is 100% refundable (PRICE-45), before the contract (TRACK-80). */
export function DepositPage() {
  const { t } = useTranslation('checkout');
  const client = useApi();
  const { orderNumber } = useOrder();
  const { data: state, error, isFetching, refetch } = useQuery(paymentQuery(client, orderNumber));
  useOrderRefresh(state);
  const deposit = depositState(state);
  const screen = deposit && paymentScreen(deposit);
  const isPaid = screen === 'paid';
  return (
    <OrderScreen
      title={t(isPaid ? 'deposit.paidTitle' : 'deposit.title')}
      lead={t(isPaid ? 'deposit.paidLead' : 'deposit.lead')}
      owner={depositOwner(screen)}
    >
      <Card className="fc-step" padding="lg">
        <Body>
          {state ? (
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
  readonly state: PaymentState | undefined;
  readonly isPaid: boolean;
}

function DepositBody({ state, isPaid }: DepositBodyProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useOrder();
  const goOn = (
    <ActionRow>
      <LinkButton
        href={orderPagePath(orderNumber, 'received')}
        trailingIcon="arrowRight"
        variant={isPaid ? 'primary' : 'secondary'}
      >
        {t('deposit.goOn')}
      </LinkButton>
    </ActionRow>
  );
  if (!state) {
    return (
      <>
        <Alert severity="info" live="off">
          {t('deposit.none')}
        </Alert>
        {goOn}
      </>
    );
  }
  if (!isPaid) return <PaymentBody state={state} />;
  return (
    <>
      <Alert severity="success" title={t('deposit.thanks')}>
        {t('deposit.thanksText')}
      </Alert>
      {goOn}
      <Receipts state={state} />
    </>
  );
}
