import { useState } from 'react';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeInDraftAnswers, TradeInStep } from '@forecourt/shared-contracts/trade-in';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { fieldsOfStep, fieldText, readField } from '../domain/trade-in-fields.ts';
import { typedText, useFormDraft } from '../../../platform/form-draft.ts';
import { useSaveAnswers } from '../data/trade-in.mutations.ts';
import { useRefusedFaults } from './use-refused-faults.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The form of one page of questions: it starts with what was typed before, else with the saved answers, and saves its own before
 * continuing.
 */
export function useTradeInQuestionForm(
  step: Exclude<TradeInStep, 'vehicle'>,
  answers: TradeInDraftAnswers,
  nextPath: string,
) {
  const { navigation } = usePlatform();
  const fields = fieldsOfStep[step];
  const draft = useFormDraft(`trade-in.${step}`);
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(
      fields.map((field) => [field.name, typedText(draft.typed, field.name) ?? fieldText(field, answers)]),
    ),
  );
  /** Values of the last attempt: messages stay until the next one, so that none changes while the user types. */
  const [tried, setTried] = useState<Texts>();
  const [submitCount, setSubmitCount] = useState(0);
  const save = useSaveAnswers();
  const readAll = (from: Texts) =>
    fields.map((field) => ({ name: field.name, ...readField(field, from[field.name] ?? '') }));
  const { refused, error } = useRefusedFaults(
    save.error,
    fields.map(({ name }) => name),
  );
  const wrong = useWrongAnswers(tried ? readAll(tried) : []);
  const faults = wrong.length > 0 ? wrong : refused;
  return {
    texts,
    faults,
    submitCount,
    isSending: save.isPending,
    error,
    messageOf: (name: string) => faults.find((fault) => fault.name === name)?.message,
    change(name: string, text: string) {
      const next = { ...texts, [name]: text };
      setTexts(next);
      draft.keep(next);
    },
    submit() {
      const read = readAll(texts);
      setTried(texts);
      setSubmitCount(submitCount + 1);
      if (read.some((one) => 'fault' in one)) return;
      const body = Object.fromEntries(
        read.map((one) => [one.name, 'answer' in one ? one.answer : undefined]),
      );
      save.mutate(body, {
        onSuccess: () => {
          draft.drop();
          navigation.push(nextPath);
        },
      });
    },
  };
}

/** The answers that cannot be read, with their messages. */
function useWrongAnswers(read: readonly ({ readonly name: string } & ReturnType<typeof readField>)[]) {
  const { t } = useTranslation('creditApp');
  return read.flatMap((one) =>
    'fault' in one
      ? [{ name: one.name, message: t(`tradeIn.faults.${one.name}.${one.fault}` as TextKey<'creditApp'>) }]
      : [],
  );
}
