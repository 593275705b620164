import { useState } from 'react';
import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { totalPartRefunds, type PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { isStepReady } from '../../../domain/order-steps.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { useOrder } from '../../order/index.ts';
import { RefusedRefund } from '../../refused-refund/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { canPayRest, restKey } from '../domain/paid-rules.ts';
import { lastProblem } from '../domain/payment-screen.ts';
import { CashInvoice } from './cash-invoice.tsx';
import { PayForm } from './pay-form.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { Receipts } from './receipts.tsx';

/** Confirms the payment, links to the next step, shows the invoice with the balance for cash, and the receipts. */
export function PaidPanel({ state }: { state: PaymentState }) {
  const { t } = useTranslation('checkout');
  const { deal } = useOrder().data.order;
  const { plan } = state;
  const isCash = deal.type === 'Cash';
  const problem = lastProblem(state);
  const amount = formatExactCurrency(plan.owedRestCents);
  return (
    <>
      {problem && <ProblemNotice key={problem.id} payment={problem} />}
      <Alert severity="success" title={t('payment.done.title')}>
        {t('payment.done.text')} {t(`payment.done.${restKey(plan, isCash)}`, { amount })}
      </Alert>
      <RefusedRefund refusedCents={totalPartRefunds(state.payments).refusedCents} />
      <WaysOn state={state} />
      {isCash && <CashInvoice state={state} />}
      <Receipts state={state} />
    </>
  );
}

/** Continues to the next step; for cash also pays the balance by bank. */
function WaysOn({ state }: { state: PaymentState }) {
  const { t } = useTranslation('checkout');
  const { orderNumber, data, steps } = useOrder();
  const { plan, cardFrame } = state;
  const [isPayingRest, setPayingRest] = useState(false);
  const kind = handOverKind(data.order.delivery?.type);
  return (
    <>
      <StepActions>
        {isStepReady(steps, 'fulfillment') && (
          <LinkButton href={stepPath(orderNumber, 'fulfillment')}>
            {t('steps.next', { step: t(`steps.fulfillment.${kind}`) })}
          </LinkButton>
        )}
        {canPayRest(state) && (
          <Button
            variant="secondary"
            aria-expanded={isPayingRest}
            onClick={() => setPayingRest(!isPayingRest)}
          >
            {t(isPayingRest ? 'payment.done.hideRest' : 'payment.done.payRest')}
          </Button>
        )}
      </StepActions>
      {isPayingRest && cardFrame && <PayForm plan={plan} cardFrame={cardFrame} />}
    </>
  );
}
