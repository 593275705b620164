import { useId, type FormEvent } from 'react';
import { Alert, Button, chakra } from '@forecourt/shared-design';
import { RadioGroupField } from '@forecourt/shared-design/forms';
import { formatCurrency, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type {
  CardFrame,
  PaymentMethod,
  PaymentOption,
  PaymentPortion,
  PaymentState,
} from '@forecourt/shared-contracts/payments';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { bankOnlyReason, restAfterCents } from '../domain/paid-rules.ts';
import { usePayForm } from '../model/use-pay-form.ts';
import { BankInstallments } from './bank-installments.tsx';
import { CardFields } from './card-fields.tsx';

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    // The mark of a choice changes in the same frame as its amount.
    '& .fc-mark, & .fc-mark::after': { transition: 'none', animation: 'none' },
  },
});
const Missing = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

interface PayFormProps {
  readonly plan: PaymentState['plan'];
  readonly cardFrame: CardFrame;
}

type Control = ReturnType<typeof usePayForm>;

/** What to pay, how, and the submit button. */
export function PayForm({ plan, cardFrame }: PayFormProps) {
  const { orderNumber } = useOrder();
  const { t } = useTranslation('checkout');
  const form = usePayForm(orderNumber, { plan }, cardFrame);
  const { option, method } = form;
  if (!option) return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.handlePay();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {plan.options.length > 1 && <PortionChoice plan={plan} form={form} />}
      {option.isCardAllowed ? (
        <>
          <MethodChoice form={form} />
          <CardFields control={form.frame} isChosen={method === 'card'} />
        </>
      ) : (
        <BankOnly option={option} />
      )}
      {method === 'bank' && option.bankPartsCents.length > 1 && (
        <BankInstallments partsCents={option.bankPartsCents} />
      )}
      {form.problem && <Alert severity="error">{t(`payment.problems.${form.problem}`)}</Alert>}
      <PayButton form={form} />
    </Form>
  );
}

function PayButton({ form }: { form: Control }) {
  const { t } = useTranslation('checkout');
  const missingId = useId();
  const { method, amountCents = 0, frame, isCardAhead } = form;
  const isCard = method === 'card';
  const isWaiting = isCard && frame.phase !== 'ready';
  const amount = formatExactCurrency(amountCents);
  return (
    <StepActions>
      <Button
        type="submit"
        icon={isCard ? 'lock' : 'bank'}
        busy={form.isSending}
        disabled={isWaiting}
        aria-describedby={isWaiting ? missingId : undefined}
      >
        {t(isCardAhead ? 'payment.toCard' : isCard ? 'payment.pay' : 'payment.payFromBank', { amount })}
      </Button>
      {isWaiting && <Missing id={missingId}>{t('payment.missing')}</Missing>}
    </StepActions>
  );
}

function PortionChoice({ plan, form }: Pick<PayFormProps, 'plan'> & { form: Control }) {
  const { t } = useTranslation('checkout');
  const { bankLimitCents } = useTenant().payment;
  const options = plan.options.map((option) => ({
    value: option.portion,
    // A deposit before the contract is the only choice of its plan.
    label:
      option.portion === 'everything'
        ? t('payment.portion.everything', { amount: formatExactCurrency(option.amountCents) })
        : t('payment.portion.due-now'),
    hint:
      option.portion === 'due-now'
        ? t('payment.portion.due-nowHint', { rest: formatExactCurrency(restAfterCents(plan, option)) })
        : t(
            option.bankPartsCents.length > 1
              ? 'payment.portion.everythingParts'
              : 'payment.portion.everythingHint',
            { count: option.bankPartsCents.length, limit: formatCurrency(bankLimitCents) },
          ),
  }));
  return (
    <RadioGroupField
      name="portion"
      look="cards"
      label={t('payment.portion.legend')}
      options={options}
      value={form.option?.portion ?? ''}
      onChange={(event) => form.choosePortion(event.target.value as PaymentPortion)}
    />
  );
}

function MethodChoice({ form }: { form: Control }) {
  const { t } = useTranslation('checkout');
  const limit = formatCurrency(useTenant().payment.cardLimitCents);
  return (
    <RadioGroupField
      name="method"
      look="cards"
      label={t('payment.method.legend')}
      options={[
        { value: 'card', label: t('payment.method.card'), hint: t('payment.method.cardHint', { limit }) },
        { value: 'bank', label: t('payment.method.bank'), hint: t('payment.method.bankHint') },
      ]}
      value={form.method}
      onChange={(event) => form.chooseMethod(event.target.value as PaymentMethod)}
    />
  );
}

/** Why only bank payment is available: the tenant's card limit, or the full amount, which is paid by bank only. */
function BankOnly({ option }: { option: PaymentOption }) {
  const { t } = useTranslation('checkout');
  const { cardLimitCents } = useTenant().payment;
  const limit = formatCurrency(cardLimitCents);
  const amount = formatExactCurrency(option.amountCents);
  const isAboveLimit = bankOnlyReason(option, cardLimitCents) === 'above-limit';
  return (
    <Alert severity="info" live="off" title={t('payment.mustUseBank')}>
      {isAboveLimit ? t('payment.mustUseBankText', { amount, limit }) : t('payment.mustUseBankEverything')}{' '}
      {t('payment.method.bankHint')}
    </Alert>
  );
}
