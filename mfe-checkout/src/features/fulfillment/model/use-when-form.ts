import { useForm } from 'react-hook-form';
import { formatZonedTimeWindow } from '@forecourt/shared-contracts/formats';
import { type ScheduleDay } from '@forecourt/shared-contracts/fulfillment';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import type { HandOverKind } from '../../../domain/hand-over-kind.ts';
import { dayOfText, whenErrors, type WhenForm } from '../domain/when-errors.ts';
import type { FulfillmentDraftState } from './use-fulfillment-draft.ts';

interface WhenOptions {
  readonly days: readonly ScheduleDay[];
  /** Time zone of the slots, an IANA name. */
  readonly timeZone: string;
  readonly draftState: FulfillmentDraftState;
  readonly kind: HandOverKind;
  readonly onChosen: () => void;
}

/** The second screen's form: a date with a free slot, one of its slots, instructions for a delivery. */
export function useWhenForm({ days, timeZone, draftState, kind, onChosen }: WhenOptions) {
  const { t } = useTranslation('checkout');
  const { draft, change } = draftState;
  const { date, startAt, instructions } = draft;
  const form = useForm<WhenForm>({
    values: { date, startAt, instructions },
    shouldFocusError: false,
    resolver: (values) => {
      const wrong = Object.entries(whenErrors(days, values));
      const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }]));
      return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, submitCount } = form.formState;
  const messageOf = (name: 'date' | 'startAt') => {
    const key = errors[name]?.message;
    return key
      ? t(`fulfillment.errors.${name}.${key}` as TextKey<'checkout'>, { what: t(`fulfillment.what.${kind}`) })
      : undefined;
  };
  const slots = dayOfText(days, date)?.slots ?? [];
  const set = (parts: Partial<WhenForm> & { readonly endAt?: string }) => {
    change(parts);
    form.clearErrors();
  };
  return {
    date,
    startAt,
    instructions,
    timeOptions: slots.map((slot) => ({
      value: slot.startAt,
      label: formatZonedTimeWindow(slot.startAt, slot.endAt, timeZone),
    })),
    setDate: (text: string) => set({ date: text, startAt: '', endAt: '' }),
    /** Refuses a typed date as soon as the field is left; an empty one only on submit. */
    checkDate: () => {
      const wrong = whenErrors(days, { date, startAt, instructions }).date;
      if (wrong && date !== '') form.setError('date', { type: 'rule', message: wrong });
    },
    setTime: (value: string) =>
      set({ startAt: value, endAt: slots.find((slot) => slot.startAt === value)?.endAt ?? '' }),
    setInstructions: (text: string) => change({ instructions: text }),
    messageOf,
    submitCount,
    handleSubmit: form.handleSubmit(onChosen),
    summary: (['date', 'startAt'] as const).flatMap((name) => {
      if (submitCount === 0) return [];
      const message = messageOf(name);
      return message ? [{ name, message }] : [];
    }),
  };
}
