import { Alert, LinkButton } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { isOpen } from '@forecourt/shared-contracts/progress';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { useOrder, useStepTitle } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { currentPayment, lastProblem, paymentScreen } from '../domain/payment-screen.ts';
import { AmountDue } from './amount-due.tsx';
import { AmountOnItsWay } from './amount-on-its-way.tsx';
import { BankPanel } from './bank-panel.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { PayForm } from './pay-form.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { ProcessingPanel } from './processing-panel.tsx';

/** What is due and how to pay it, the payment in progress, or what was paid. */
export function PaymentBody({ state }: { state: PaymentState }) {
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
      <Meanwhile />
    </>
  );
}

/** Scheduling, where it is open already, while the payment is on its way. */
function Meanwhile() {
  const { t } = useTranslation('checkout');
  const tracker = useOrder();
  const { orderNumber, steps } = tracker;
  const titleOf = useStepTitle(tracker);
  if (!steps.some((step) => step.id === 'fulfillment' && isOpen(step))) return null;
  return (
    <StepActions>
      <LinkButton href={stepPath(orderNumber, 'fulfillment')}>
        {t('steps.meanwhile', { step: titleOf('fulfillment') })}
      </LinkButton>
    </StepActions>
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
