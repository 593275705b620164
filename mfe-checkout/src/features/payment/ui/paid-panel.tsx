import { useState } from 'react';
import { Button, LinkButton } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { totalPartRefunds, type PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { isStepReady } from '../../../domain/order-steps.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { MomentBand } from '../../moment/index.ts';
import { useOrder, useStepTitle } from '../../order/index.ts';
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
      <MomentBand>
        <p role="status">
          <strong>{t('payment.done.title')}</strong> {t('payment.done.text')}{' '}
          {t(`payment.done.${restKey(plan, isCash)}`, { amount })}
        </p>
      </MomentBand>
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
  const tracker = useOrder();
  const { orderNumber, steps } = tracker;
  const titleOf = useStepTitle(tracker);
  const { plan, cardFrame } = state;
  const [isPayingRest, setPayingRest] = useState(false);
  return (
    <>
      <StepActions>
        {isStepReady(steps, 'fulfillment') && (
          <LinkButton href={stepPath(orderNumber, 'fulfillment')}>
            {t('steps.next', { step: titleOf('fulfillment') })}
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
