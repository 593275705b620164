import { useRef, useState } from 'react';
import { httpFailure } from '@forecourt/shared-contracts';
import { refusedFields } from '@forecourt/shared-contracts/fields';
import {
  nextPaymentCents,
  type CardFrame,
  type PaymentMethod,
  type PaymentOption,
  type PaymentPortion,
  type PaymentState,
  type startPayment,
} from '@forecourt/shared-contracts/payments';
import { usePlatform } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { useStartPayment, type PaymentStart } from '../data/payment.mutations.ts';
import { forgetPaymentKey, paymentKey } from './payment-key.ts';
import { useCardFrame } from './use-card-frame.ts';

type StartErrors = (typeof startPayment)['errors'];

type Problem = TextId<'checkout', 'payment.problems'>;

const problems: Readonly<Record<keyof StartErrors, Problem>> = {
  'error.payment.open': 'open',
  'error.payment.nothingDue': 'open',
  'error.payment.amountChanged': 'amountChanged',
  'error.payment.methodNotAllowed': 'methodNotAllowed',
  'error.step.notReady': 'notReady',
};

function problemOf(error: unknown): Problem {
  const code = httpFailure(error)?.code ?? '';
  // A refused request was no payment, and sending it again changes nothing.
  if (refusedFields(error, []).length > 0) return 'methodNotAllowed';
  return (problems as Readonly<Record<string, Problem>>)[code] ?? 'unknown';
}

function chosenOption(options: readonly PaymentOption[], portion: PaymentPortion | undefined) {
  return options.find((option) => option.portion === portion) ?? options[0];
}

/**
 * The choice of what to pay and how, and the submit: one press is one payment, however often the button is pressed, and a card is tokenized
 * before anything is sent to the server.
 */
export function usePayForm(orderNumber: string, { plan }: Pick<PaymentState, 'plan'>, cardFrame: CardFrame) {
  const platform = usePlatform();
  const [portion, setPortion] = useState<PaymentPortion>();
  const option = chosenOption(plan.options, portion);
  const [wanted, setWanted] = useState<PaymentMethod>('card');
  const method = option?.isCardAllowed ? wanted : 'bank';
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const start = useStartPayment(orderNumber);
  const amountCents = nextPaymentCents(option, method);
  const onEnter = () => void handlePay();
  const frame = useCardFrame({ given: cardFrame, isShown: option?.isCardAllowed === true, onEnter });
  const isCardAhead = method === 'card' && !frame.isPainted;

  async function bodyOfPayment(): Promise<PaymentStart['body'] | undefined> {
    if (!option || amountCents === undefined) return undefined;
    const common = { portion: option.portion, expectedAmountCents: amountCents };
    if (method === 'bank') {
      const returnTo = platform.placement === 'embedded' ? 'window' : 'order';
      return { ...common, method, returnTo };
    }
    const token = await frame.requestToken();
    if (token.kind === 'failed') setProblem('token');
    return token.kind === 'token' ? { ...common, method, paymentMethodId: token.paymentMethodId } : undefined;
  }

  async function send(): Promise<void> {
    const body = await bodyOfPayment();
    if (!body) return;
    await start
      .mutateAsync({ body, idempotencyKey: paymentKey(platform, orderNumber, body) })
      .then(() => forgetPaymentKey(platform, orderNumber))
      .catch((error: unknown) => setProblem(problemOf(error)));
  }

  async function handlePay(): Promise<void> {
    if (isBusy.current || (method === 'card' && frame.phase !== 'ready')) return;
    if (isCardAhead) return frame.show();
    isBusy.current = true;
    setSending(true);
    setProblem(undefined);
    await send();
    isBusy.current = false;
    setSending(false);
  }

  return {
    option,
    method,
    amountCents,
    frame,
    /** Whether the card fields are still below the screen: the button, which sticks to its lower edge, then leads to them. */
    isCardAhead,
    problem,
    isSending,
    choosePortion: setPortion,
    chooseMethod: setWanted,
    handlePay,
  };
}
