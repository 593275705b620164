import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { httpFailure } from '@forecourt/shared-contracts';
import { refusedFields } from '@forecourt/shared-contracts/fields';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { MobilePhoneSchema, type startIdVerification } from '@forecourt/shared-contracts/id-verification';
import { useIdempotencyKey, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { isOrderClosed } from '../../../domain/order-closed.ts';
import { useStartIdVerification, type IdVerificationStart } from '../data/id-verification.mutations.ts';

const MethodFormSchema = v.variant('method', [
  v.object({ method: v.literal('text-link'), mobilePhone: MobilePhoneSchema }),
  v.object({ method: v.literal('on-device'), mobilePhone: v.string() }),
]);

const methods: readonly MethodForm['method'][] = ['text-link', 'on-device'];

type MethodForm = v.InferInput<typeof MethodFormSchema>;
type Chosen = v.InferOutput<typeof MethodFormSchema>;
type PhoneError = TextId<'checkout', 'idVerification.phoneErrors'>;
type StartErrors = (typeof startIdVerification)['errors'];

const failureKeys: Readonly<Record<keyof StartErrors | 'error.rateLimited', TextKey<'checkout'>>> = {
  'error.rateLimited': 'idVerification.failures.tooMany',
  'error.idVerification.stateNotSupported': 'idVerification.failures.stateNotSupported',
  'error.idVerification.alreadyVerified': 'idVerification.failures.alreadyVerified',
};

function failureKey(error: unknown): TextKey<'checkout'> {
  if (isOrderClosed(error)) return 'orderClosed';
  const code = httpFailure(error)?.code ?? '';
  return (
    (failureKeys as Readonly<Record<string, TextKey<'checkout'>>>)[code] ?? 'idVerification.failures.other'
  );
}

function startBody(orderNumber: string, { method, mobilePhone }: Chosen): IdVerificationStart['body'] {
  return method === 'text-link' ? { orderNumber, method, mobilePhone } : { orderNumber, method };
}

/** A phone or a tablet takes the pictures itself. */
function usualMethod(): MethodForm['method'] {
  const isTouched = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  return isTouched ? 'on-device' : 'text-link';
}

/** Fills in the phone of the account; nothing that was typed is replaced, and without a phone, or its answer, the field stays empty. */
function useOwnPhone({
  getValues,
  setValue,
}: Pick<UseFormReturn<MethodForm>, 'getValues' | 'setValue'>): void {
  const { accounts } = usePlatform();
  useEffect(() => {
    let isOpen = true;
    void accounts.readDetails().then((answer) => {
      const own = answer.kind === 'details' ? answer.details.phoneNumber : undefined;
      if (isOpen && own && getValues('mobilePhone') === '') setValue('mobilePhone', formatPhone(own));
    });
    return () => {
      isOpen = false;
    };
  }, [accounts, getValues, setValue]);
}

/** The form that chooses a verification method, with its messages and the server's response to the last attempt. */
export function useMethodForm(orderNumber: string, onStarted: () => void) {
  const { t, i18n } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const start = useStartIdVerification(orderNumber, onStarted);
  const keyFor = useIdempotencyKey();
  const [usual] = useState(usualMethod);
  const form = useForm<MethodForm, unknown, Chosen>({
    resolver: valibotResolver(MethodFormSchema),
    defaultValues: { method: usual, mobilePhone: '' },
    shouldFocusError: false,
  });
  useOwnPhone(form);
  const { errors, submitCount } = form.formState;
  const messageOf = (name: 'mobilePhone' | 'root') => {
    const message = errors[name]?.message;
    if (!message) return undefined;
    const text = `idVerification.phoneErrors.${message.split('.').at(-1) as PhoneError}` as const;
    const isKnown = i18n.exists(text, { ns: 'checkout' });
    return t(isKnown ? text : 'idVerification.failures.refused', { phone });
  };
  const handleSubmit = form.handleSubmit((chosen) => {
    if (start.isPending) return;
    const body = startBody(orderNumber, chosen);
    const shown = chosen.method === 'text-link' ? (['mobilePhone'] as const) : [];
    start.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onError: (error) =>
          refusedFields(error, shown).forEach(({ name, key }) => form.setError(name, { message: key })),
      },
    );
  });
  const isTextLink = form.watch('method') === 'text-link';
  const other: MethodForm['method'] = isTextLink ? 'on-device' : 'text-link';
  return {
    methods,
    /** Whether this is a phone or a tablet, which takes the pictures itself. */
    isTouched: usual === 'on-device',
    method: { ...form.register('method'), defaultValue: usual },
    phone: form.register('mobilePhone'),
    isTextLink,
    /** The way that is not chosen. */
    other,
    chooseOther() {
      form.clearErrors();
      form.setValue('method', other);
    },
    phoneError: messageOf('mobilePhone'),
    submitCount,
    handleSubmit,
    isSending: start.isPending,
    summary: (['mobilePhone', 'root'] as const).flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ name, message }] : [];
    }),
    /** Why the last attempt failed, unless it is about a field. */
    failure:
      start.error && refusedFields(start.error, []).length === 0
        ? t(failureKey(start.error), { phone })
        : undefined,
  };
}
