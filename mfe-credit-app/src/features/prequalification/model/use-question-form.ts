import { useEffect } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type * as v from 'valibot';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { refusedAnswers, type RefusedAnswer } from '../domain/refused-answers.ts';
import { useFormDraft, type FormName, type TypedValues } from '../../../platform/form-draft.ts';

/** Form functions for the submit handler. */
interface FormTools<Typed extends FieldValues> {
  /** The raw field values. */
  typed(): Typed;
  /** Forgets the draft: the server has the values. */
  dropDraft(): void;
  /** Shows at the fields what the server refuses of them. */
  refuse(error: unknown): void;
}

interface QuestionFormOptions<Typed extends FieldValues, Values extends FieldValues> {
  readonly schema: v.GenericSchema<Typed, Values>;
  readonly defaultValues: DefaultValues<Typed>;
  /** The fields in page order. */
  readonly order: readonly Path<Typed>[];
  /** Keeps these fields in the tab until they are sent; none of them may be sensitive. */
  readonly draft?: { readonly name: FormName; readonly fields: readonly Path<Typed>[] };
  /** The field and message of each code by which the server refuses one. */
  readonly refusals?: Readonly<Record<string, RefusedAnswer>>;
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

function textKey(name: string, key: string): TextKey<'creditApp'> {
  return `pq.errors.${key === 'nameRequired' ? `${name}Required` : key}` as TextKey<'creditApp'>;
}

/** A form of one question: its fields, their messages, and the error summary. */
export function usePrequalificationForm<Typed extends FieldValues, Values extends FieldValues>({
  schema,
  defaultValues,
  order,
  draft,
  refusals,
  onSend,
}: QuestionFormOptions<Typed, Values>) {
  const { t, i18n } = useTranslation('creditApp');
  const refusedOf = (error: unknown) => refusedAnswers(error, { order, byCode: refusals });
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
  const messageOf = (name: Path<Typed> | 'root'): string | undefined => {
    const key = (get(errors, name) as FieldError | undefined)?.message;
    return key ? t(textKey(name, key)) : undefined;
  };
  const isShown = ([name, key]: RefusedAnswer): boolean =>
    order.includes(name as Path<Typed>) && i18n.exists(textKey(name, key), { ns: 'creditApp' });
  const tools: FormTools<Typed> = {
    typed: () => form.getValues(),
    dropDraft: drop,
    refuse: (error) => {
      for (const refused of refusedOf(error)) {
        if (isShown(refused)) form.setError(refused[0] as Path<Typed>, { message: refused[1] });
        else form.setError('root', { message: 'other' });
      }
    },
  };
  return {
    register: form.register,
    setValue: form.setValue,
    watch: form.watch,
    /** Fills in a field where nothing was typed; returns whether it was empty. */
    fill(name: Path<Typed>, text: string): boolean {
      if (form.getValues(name) !== '') return false;
      form.setValue(name, text as PathValue<Typed, Path<Typed>>, { shouldDirty: true });
      return true;
    },
    handleSubmit: form.handleSubmit((values) => onSend(values, tools)),
    messageOf,
    submitCount,
    /** The error of a call that is about no field: a refused one is at its field, or in the summary if the form does not show it (F17). */
    failureOf: (error: Error | null) => (refusedOf(error).length > 0 ? null : error),
    summary: [...order, 'root' as const].flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ name, message }] : [];
    }),
  };
}
