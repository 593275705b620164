import { useState } from 'react';
import { TextField } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeIn } from '@forecourt/shared-contracts/trade-in';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { estimateText, readEstimate } from '../domain/payoff-form.ts';
import { payoffPath } from '../domain/trade-in-paths.ts';
import { typedText, useFormDraft, type TypedValues } from '../../../platform/form-draft.ts';
import { usePutPayoff } from '../data/trade-in.mutations.ts';
import { useRefusedFaults } from '../model/use-refused-faults.ts';
import { FormPage } from './form-page.tsx';
import { TradeInFailure } from './trade-in-failure.tsx';

function estimateFault(text: string): string | undefined {
  const read = readEstimate(text);
  return 'fault' in read ? read.fault : undefined;
}

/** The initial values: what was typed before, else the estimate that is saved. */
function openedForm(typed: TypedValues, payoff: TradeIn['payoff']) {
  return {
    amount: typedText(typed, 'estimate') ?? estimateText(payoff),
    lenderName: typedText(typed, 'lenderName') ?? payoff?.lenderName ?? '',
  };
}

/** The shopper's own estimate of the loan balance; the dealer checks it with the lender before the contract. */
export function EstimationPage({ tradeIn: { payoff } }: { readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const draft = useFormDraft('trade-in.estimate');
  const [opened] = useState(() => openedForm(draft.typed, payoff));
  const [amount, setAmount] = useState(opened.amount);
  const [lenderName, setLenderName] = useState(opened.lenderName);
  const [tried, setTried] = useState<string>();
  const [submitCount, setSubmitCount] = useState(0);
  const save = usePutPayoff();
  const faultKey = tried === undefined ? undefined : estimateFault(tried);
  const { refused, error } = useRefusedFaults(save.error, ['payoffCents', 'lenderName']);
  const wrong =
    faultKey &&
    t(`tradeIn.faults.payoffCents.${faultKey as TextId<'creditApp', 'tradeIn.faults.payoffCents'>}`);
  const faults = wrong ? [{ name: 'payoffCents', message: wrong }] : refused;
  const messageOf = (name: string) => faults.find((fault) => fault.name === name)?.message;
  return (
    <FormPage
      title={t('tradeIn.estimate.title')}
      lead={t('tradeIn.estimate.lead')}
      backPath={payoffPath()}
      faults={faults}
      submitCount={submitCount}
      submitText={t('tradeIn.continue')}
      isSending={save.isPending}
      onSubmit={() => {
        const read = readEstimate(amount);
        setTried(amount);
        setSubmitCount(submitCount + 1);
        if (!('cents' in read)) return;
        save.mutate(
          { kind: 'estimate', payoffCents: read.cents, lenderName: lenderName.trim() },
          {
            onSuccess: () => {
              draft.drop();
              navigation.push(payoffPath('summary'));
            },
          },
        );
      }}
    >
      {error && <TradeInFailure error={error} />}
      <TextField
        name="payoffCents"
        label={t('tradeIn.estimate.label')}
        hint={t('tradeIn.estimate.hint')}
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        maxLength={12}
        value={amount}
        error={messageOf('payoffCents')}
        onChange={({ target }) => {
          setAmount(target.value);
          draft.keep({ estimate: target.value, lenderName });
        }}
      />
      <TextField
        name="lenderName"
        label={t('tradeIn.estimate.lender')}
        optional
        autoComplete="off"
        maxLength={60}
        trimOnBlur
        value={lenderName}
        error={messageOf('lenderName')}
        onChange={({ target }) => {
          setLenderName(target.value);
          draft.keep({ estimate: amount, lenderName: target.value });
        }}
      />
    </FormPage>
  );
}
