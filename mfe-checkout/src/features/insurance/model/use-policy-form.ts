import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { httpFailure } from '@forecourt/shared-contracts';
import { refusedFields } from '@forecourt/shared-contracts/fields';
import { useIdempotencyKey, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import type { submitPolicy } from '@forecourt/shared-contracts/insurance';
import { isOrderClosed } from '../../../domain/order-closed.ts';
import type { PolicyDraft } from './use-policy-draft.ts';
import { useSubmitPolicy } from '../data/insurance.mutations.ts';
import { PolicyFormSchema, type PolicyFormValues } from '../domain/policy-form-schema.ts';

const order = ['carrier', 'policyNumber', 'effectiveOn', 'expiresOn'] as const;
const failureKeys: Readonly<Record<keyof (typeof submitPolicy)['errors'], TextKey<'checkout'>>> = {
  'error.insurance.policyExpired': 'insurance.failures.policyExpired',
  'error.insurance.alreadyVerified': 'insurance.failures.alreadyVerified',
  'error.insurance.consentMissing': 'insurance.failures.consentMissing',
};

function failureKey(error: unknown): TextKey<'checkout'> {
  if (isOrderClosed(error)) return 'orderClosed';
  const code = httpFailure(error)?.code;
  return code && code in failureKeys ? failureKeys[code as keyof typeof failureKeys] : 'insurance.saveFailed';
}

/** State that outlives the form: the policy as typed, so that a buyer who retries corrects it instead of retyping it. */
export interface PolicyTry {
  readonly orderNumber: string;
  readonly draft: PolicyDraft;
  readonly onAnswered: () => void;
}

/** The policy form with its messages and the server's response to the last attempt. */
export function usePolicyForm({ orderNumber, draft, onAnswered }: PolicyTry) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const submit = useSubmitPolicy(orderNumber, onAnswered);
  const keyFor = useIdempotencyKey();
  const form = useForm<PolicyFormValues>({
    resolver: valibotResolver(PolicyFormSchema),
    // Without it the resolver stops at the first mistake, before the dates are compared.
    criteriaMode: 'all',
    defaultValues: draft.typed,
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const messageOf = (name: (typeof order)[number]) =>
    errors[name] ? t(`insurance.errors.${name}`) : undefined;
  const handleSubmit = form.handleSubmit((policy) => {
    const { effectiveOn, expiresOn } = form.getValues();
    draft.keep({ ...policy, effectiveOn, expiresOn });
    submit.mutate(
      { policy, idempotencyKey: keyFor(policy) },
      {
        onError: (error) =>
          refusedFields(error, order).forEach(({ name, key }) => form.setError(name, { message: key })),
      },
    );
  });
  return {
    register: form.register,
    messageOf,
    submitCount,
    handleSubmit,
    handleChange: () => draft.keep(form.getValues()),
    isSending: submit.isPending,
    summary: [
      ...order.flatMap((name) => {
        const message = messageOf(name);
        return message ? [{ name, message }] : [];
      }),
      ...(errors.root ? [{ name: 'root', message: t('insurance.refused.other') }] : []),
    ],
    /** Why the last attempt failed, unless it is about a field. */
    failure:
      submit.error && refusedFields(submit.error, order).length === 0
        ? t(failureKey(submit.error), { phone: contact.phoneAbbreviation })
        : undefined,
  };
}
