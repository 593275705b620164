import { useState } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import type * as v from 'valibot';
import type { RefusedField } from '@forecourt/shared-contracts/fields';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { FieldErrorKey } from '../../../domain/field-error-key.ts';

interface CardFormOptions<Input extends FieldValues, Output> {
  readonly schema: v.GenericSchema<Input, Output>;
  readonly defaults: DefaultValues<Input>;
  /** The fields in their order on the card. */
  readonly names: readonly Path<Input>[];
  /** Saves; returns the invalid field with its message key, or an error for the whole form, or undefined on success. */
  readonly save: (values: Output) => Promise<CardFault<Path<Input>> | undefined>;
}

/** Why nothing was saved: fields with a key below `fieldErrors`, of which there is at least one, or a text for the whole form. */
export type CardFault<Name extends string> =
  | { readonly field: Name; readonly key: string }
  | { readonly fields: readonly RefusedField<Name>[] }
  | { readonly refused: string };

/**
 * The form of one card: its messages, the error summary after a failed attempt, and the server's response. The submit button is never
 * disabled; only one attempt runs at a time.
 */
export function useCardForm<Input extends FieldValues, Output>(options: CardFormOptions<Input, Output>) {
  const { t, i18n } = useTranslation('account');
  const [refused, setRefused] = useState<string>();
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(options.schema as never) as unknown as Resolver<Input, unknown, Output>,
    defaultValues: options.defaults,
    // Not on blur: a message appearing then would push the buttons of the cards below away from under the pointer.
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  // As of the last attempt: changes while the user types must not steal focus.
  const [summary, setSummary] = useState<readonly { readonly name: string; readonly message: string }[]>([]);

  const wordsOf = (error: unknown) => {
    const key = (error as FieldError | undefined)?.message;
    if (!key) return undefined;
    const text = `fieldErrors.${key as FieldErrorKey}` as const;
    return t(i18n.exists(text, { ns: 'account' }) ? text : 'profile.refused.details-refused');
  };
  const messageOf = (name: Path<Input>) => wordsOf(errors[name]);

  const handleSubmit = form.handleSubmit(
    async (values) => {
      setRefused(undefined);
      setSummary([]);
      const fault = await options.save(values);
      if (!fault) return;
      if ('refused' in fault) return setRefused(fault.refused);
      const fields = 'fields' in fault ? fault.fields : [{ name: fault.field, key: fault.key }];
      for (const { name, key } of fields) form.setError(name, { message: key });
      setSummary(fields.map(({ name, key }) => ({ name, message: wordsOf({ message: key }) ?? '' })));
    },
    (invalid) => {
      const faults = options.names.map((name) => ({ name, message: wordsOf(invalid[name]) ?? '' }));
      setSummary(faults.filter(({ message }) => message !== ''));
    },
  );

  return {
    form,
    register: form.register,
    handleSubmit,
    messageOf,
    summary,
    submitCount,
    refused,
    isSubmitting,
  };
}
