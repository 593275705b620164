import { useState } from 'react';
import { Alert, Button, LinkButton, chakra } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { useTracker } from '../../tracker/index.ts';
import { lastProblem } from '../domain/payment-screen.ts';
import { CashInvoice } from './cash-invoice.tsx';
import { PayForm } from './pay-form.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { Receipts } from './receipts.tsx';

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

function restText(state: PaymentState, isCash: boolean): string {
  if (!isCash) return 'payment.done.financed';
  return state.plan.owedRestCents > 0 ? 'payment.done.owed' : 'payment.done.fully';
}

/** Confirms the payment, links to the next step, shows the invoice with the balance for cash, and the receipts. */
export function PaidPanel({ state }: { state: PaymentState }) {
  const { t } = useTranslation('checkout');
  const { deal } = useTracker().data.order;
  const { plan } = state;
  const isCash = deal.type === 'Cash';
  const problem = lastProblem(state);
  const amount = formatExactCurrency(plan.owedRestCents);
  return (
    <>
      {problem && <ProblemNotice key={problem.id} payment={problem} />}
      <Alert severity="success" title={t('payment.done.title')}>
        {t('payment.done.text')} {t(restText(state, isCash), { amount })}
      </Alert>
      <WaysOn state={state} />
      {isCash && <CashInvoice plan={plan} />}
      <Receipts state={state} />
    </>
  );
}

/** Continues to the next step; for cash also pays the balance by bank. */
function WaysOn({ state: { plan, cardFrame } }: { state: PaymentState }) {
  const { t } = useTranslation('checkout');
  const { orderNumber, data, steps } = useTracker();
  const [isPayingRest, setPayingRest] = useState(false);
  const kind = data.order.delivery?.type === 'PICKUP' ? 'pickup' : 'delivery';
  const isNextOpen = steps.some(({ id, status }) => id === 'fulfillment' && status !== 'NOT_READY');
  const canPayRest = plan.options.length > 0 && cardFrame !== null;
  return (
    <>
      <Actions>
        {isNextOpen && (
          <LinkButton href={stepPath(orderNumber, 'fulfillment')}>
            {t('payment.done.next', { step: t(`steps.fulfillment.${kind}`) })}
          </LinkButton>
        )}
        {canPayRest && (
          <Button
            variant="secondary"
            aria-expanded={isPayingRest}
            onClick={() => setPayingRest(!isPayingRest)}
          >
            {t(isPayingRest ? 'payment.done.hideRest' : 'payment.done.payRest')}
          </Button>
        )}
      </Actions>
      {isPayingRest && canPayRest && <PayForm plan={plan} cardFrame={cardFrame} />}
    </>
  );
}
