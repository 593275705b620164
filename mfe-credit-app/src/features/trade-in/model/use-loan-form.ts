import { useState } from 'react';
import { httpFailure } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { PayoffRequest, TradeIn } from '@forecourt/shared-contracts/trade-in';
import { loanFaults, loanFields, type LoanField, type LoanForm } from '../domain/payoff-form.ts';
import { payoffPath } from '../domain/trade-in-paths.ts';
import { typedText, useFormDraft, type TypedValues } from '../../../platform/form-draft.ts';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { usePutPayoff } from '../data/trade-in.mutations.ts';
import { useRefusedFaults } from './use-refused-faults.ts';

const pages = {
  'error.tradeIn.loanNotFound': 'not-found',
  'error.tradeIn.lookupFailed': 'failed',
} as const;

/** The initial values: what was typed before, else the VIN of the vehicle. */
function openedForm(typed: TypedValues, { vehicle }: TradeIn): LoanForm {
  return {
    vin: typedText(typed, 'vin') ?? vehicle.vin ?? '',
    accountLast4: '',
    lastName: typedText(typed, 'lastName') ?? '',
    ssnLast4: '',
  };
}

/**
 * The form by which a lender finds a loan. The digits of the account and of the SSN are only in memory; the latter are sent once and dropped
 * with the page.
 */
export function useLoanForm(tradeIn: TradeIn, lenderId: string) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const draft = useFormDraft('trade-in.loan');
  const [form, setForm] = useState(() => openedForm(draft.typed, tradeIn));
  const [tried, setTried] = useState<LoanForm>();
  const [submitCount, setSubmitCount] = useState(0);
  const ask = usePutPayoff();
  const code = httpFailure(ask.error)?.code;
  const isOtherVehicle = code === 'error.tradeIn.otherVehicle' && askedVin(ask.variables) === form.vin;
  const { refused, error } = useRefusedFaults(ask.error, loanFields);
  const wrong = [
    ...(tried
      ? loanFaults(tried).map(({ name, key }) => ({
          name,
          message: t(`tradeIn.faults.${name}.${key}` as TextKey<'creditApp'>),
        }))
      : []),
    ...(isOtherVehicle ? [{ name: 'vin' as const, message: t('tradeIn.faults.vin.otherVehicle') }] : []),
  ];
  const faults = wrong.length > 0 ? wrong : refused;
  return {
    form,
    faults,
    submitCount,
    isSending: ask.isPending,
    /** Errors that no field reports. */
    error: error && code !== 'error.tradeIn.otherVehicle' ? error : undefined,
    messageOf: (name: LoanField) => faults.find((fault) => fault.name === name)?.message,
    change(name: LoanField, text: string) {
      const next = { ...form, [name]: text };
      setForm(next);
      draft.keep({ vin: next.vin, lastName: next.lastName });
    },
    submit() {
      setTried(form);
      setSubmitCount(submitCount + 1);
      if (loanFaults(form).length > 0) return;
      ask.mutate(
        { kind: 'quote', lenderId, ...form },
        {
          onSuccess: () => {
            draft.drop();
            navigation.push(payoffPath('summary'));
          },
          onError: (error) => {
            const page = pages[httpFailure(error)?.code as keyof typeof pages];
            if (page) navigation.push(payoffPath(page, lenderId));
            else setSubmitCount((count) => count + 1);
          },
        },
      );
    },
  };
}

/** The VIN of a request to a lender. */
function askedVin(request: PayoffRequest | undefined): string | undefined {
  return request?.kind === 'quote' ? request.vin : undefined;
}
