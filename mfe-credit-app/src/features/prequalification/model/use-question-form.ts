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

/** Form functions for the submit handler. */
interface FormTools<Typed extends FieldValues> {
  /** The raw field values. */
  typed(): Typed;
  /** Shows at a field what the server rejected. */
  refuse(name: Path<Typed>, message: string): void;
}

interface QuestionFormOptions<Typed extends FieldValues, Values extends FieldValues> {
  readonly schema: v.GenericSchema<Typed, Values>;
  readonly defaultValues: DefaultValues<Typed>;
  /** The fields in page order. */
  readonly order: readonly Path<Typed>[];
  readonly onSend: (values: Values, tools: FormTools<Typed>) => void;
}

/** A form of one question: its fields, their messages, and the error summary. */
export function useQuestionForm<Typed extends FieldValues, Values extends FieldValues>({
  schema,
  defaultValues,
  order,
  onSend,
}: QuestionFormOptions<Typed, Values>) {
  const { t } = useTranslation('creditApp');
  const form = useForm<Typed, unknown, Values>({
    resolver: valibotResolver(schema),
    defaultValues,
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const messageOf = (name: Path<Typed>): string | undefined => {
    const key = (get(errors, name) as FieldError | undefined)?.message;
    if (!key) return undefined;
    return t(`pq.errors.${key === 'nameRequired' ? `${name}Required` : key}`);
  };
  const tools: FormTools<Typed> = {
    typed: () => form.getValues(),
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
