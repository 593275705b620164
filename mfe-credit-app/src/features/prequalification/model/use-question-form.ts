import { useEffect } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type * as v from 'valibot';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { useFormDraft, type FormName, type TypedValues } from '../../../platform/form-draft.ts';

/** Form functions for the submit handler. */
interface FormTools<Typed extends FieldValues> {
  /** The raw field values. */
  typed(): Typed;
  /** Forgets the draft: the server has the values. */
  dropDraft(): void;
  /** Shows at a field what the server rejected. */
  refuse(name: Path<Typed>, message: string): void;
}

interface QuestionFormOptions<Typed extends FieldValues, Values extends FieldValues> {
  readonly schema: v.GenericSchema<Typed, Values>;
  readonly defaultValues: DefaultValues<Typed>;
  /** The fields in page order. */
  readonly order: readonly Path<Typed>[];
  /** Keeps these fields in the tab until they are sent; none of them may be sensitive. */
  readonly draft?: { readonly name: FormName; readonly fields: readonly Path<Typed>[] };
  readonly onSend: (values: Values, tools: FormTools<Typed>) => void;
}

/** The values of some fields, without those that have none. */
function kept(values: Readonly<Record<string, unknown>>, fields: readonly string[] = []): TypedValues {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [];
    }),
  );
}

/** A form of one question: its fields, their messages, and the error summary. */
export function usePrequalificationForm<Typed extends FieldValues, Values extends FieldValues>({
  schema,
  defaultValues,
  order,
  draft,
  onSend,
}: QuestionFormOptions<Typed, Values>) {
  const { t } = useTranslation('creditApp');
  const { typed, keep, drop } = useFormDraft(draft?.name);
  const form = useForm<Typed, unknown, Values>({
    resolver: valibotResolver(schema),
    defaultValues: { ...defaultValues, ...kept(typed, draft?.fields) },
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  useEffect(() => {
    if (!draft) return undefined;
    const watched = form.watch((values) => keep(kept(values as Typed, draft.fields)));
    return () => watched.unsubscribe();
  });
  const { errors, submitCount } = form.formState;
  const messageOf = (name: Path<Typed>): string | undefined => {
    const key = (get(errors, name) as FieldError | undefined)?.message;
    if (!key) return undefined;
    return t(`pq.errors.${key === 'nameRequired' ? `${name}Required` : key}` as TextKey<'creditApp'>);
  };
  const tools: FormTools<Typed> = {
    typed: () => form.getValues(),
    dropDraft: drop,
    refuse: (name, message) => form.setError(name, { message }),
  };
  return {
    register: form.register,
    setValue: form.setValue,
    handleSubmit: form.handleSubmit((values) => onSend(values, tools)),
    messageOf,
    submitCount,
    summary: order.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ name, message }] : [];
    }),
  };
}
