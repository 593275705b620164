import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  pageErrors,
  pageFields,
  partOf,
  whoOf,
  type Answers,
  type CreditApplication,
  type PageAnswers,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { useRefreshCart } from '../../cart/index.ts';
import { useShowApplication } from '../data/application.mutations.ts';
import type { OpenApplication } from './use-application.ts';
import { useAutosave } from './use-autosave.ts';
import { usePageSave } from './use-page-save.ts';
import { usePriceQuestion } from './use-price-question.ts';

interface QuestionFormOptions extends OpenApplication {
  readonly page: PageId;
  /** Values to start with instead of those of the draft; they are saved once the page is completed. */
  readonly suggested?: PageAnswers | undefined;
  /** The page is completed and saved; the argument is the returned copy. */
  readonly onDone: (application: CreditApplication) => void;
}

/**
 * The form of one page. It is saved a second after the last keystroke and when it is left, so that nothing is lost; it is validated on
 * completion, first here and then by the server. A birth date is saved only on completion, and is never returned.
 */
export function useQuestionForm({ page, facts, application, suggested, onDone }: QuestionFormOptions) {
  const faults = useFaults(page);
  const [isSaving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<'failed' | 'gone'>();
  const save = usePageSave(application, page);
  const price = usePriceQuestion(application.id, page);
  const showAndContinue = useContinue(page, onDone);
  const { form, fields, valuesNow, reset } = usePageForm(page, {
    ...application.answers[page],
    ...suggested,
  });
  const { isDirty } = form.formState;
  const isBirthDate = partOf(page) === 'birth-date';
  const keptYear = isBirthDate ? application.birthYears[whoOf(page)] : null;
  const isDone = useRef(false);
  const show = useShowApplication();
  const isKeptOnTheWay = () => (isDirty || save.hasSent()) && !isBirthDate;
  useAutosave(form, () => {
    if (isKeptOnTheWay() && !isSaving && !isDone.current && !save.theirs) void keepOnTheWay();
  });

  const faultsNow = () =>
    pageErrors(page, { ...(save.latest().answers as Answers), [page]: valuesNow() }, facts);
  useRecheck(form, faults, faultsNow);

  async function keepOnTheWay(): Promise<boolean> {
    const kept = await save.keep(valuesNow(), false);
    if (kept.kind === 'kept') show(kept.application);
    setTrouble(kept.kind === 'failed' || kept.kind === 'gone' ? kept.kind : undefined);
    return kept.kind === 'kept';
  }

  async function finish(): Promise<void> {
    price.dismiss();
    setSaving(true);
    setTrouble(undefined);
    const kept = await save.keep(valuesNow(), true);
    setSaving(false);
    if (kept.kind === 'failed' || kept.kind === 'gone') return setTrouble(kept.kind);
    if (kept.kind === 'conflict') return undefined;
    if (faults.showFaults(faultsOn(page, kept.application))) return undefined;
    isDone.current = true;
    return showAndContinue(kept.application);
  }

  async function submit(): Promise<void> {
    if (isSaving) return;
    const values = valuesNow();
    if (keptYear !== null && values.birthDate === '') return onDone(save.latest());
    if (faults.showFaults(faultsNow())) return;
    setSaving(true);
    const isAsked = await price.ask(values);
    setSaving(false);
    if (!isAsked) await finish();
  }

  return {
    ...{ form, fields, isSaving, trouble, keptYear, submit, finish },
    ...{ submitCount: faults.count, summary: faults.summary, messageOf: faults.messageOf },
    ...{ question: price.question, dismiss: price.dismiss, theirs: save.theirs },
    takeTheirs: () => reset(save.takeTheirs()),
    /** Saves the current values, valid or not; false when they could not be saved. */
    keep: async () => !isKeptOnTheWay() || (await keepOnTheWay()),
  };
}

export type QuestionForm = ReturnType<typeof useQuestionForm>;

function usePageForm(page: PageId, first: PageAnswers) {
  const fields = pageFields(partOf(page));
  const valuesOf = (answers: PageAnswers = {}) =>
    Object.fromEntries(fields.map((field) => [field, answers[field] ?? '']));
  const form = useForm<Record<string, string>>({ defaultValues: valuesOf(first) });
  return {
    form,
    fields,
    valuesNow: (): PageAnswers => valuesOf(form.getValues()),
    reset: (answers: PageAnswers) => form.reset(valuesOf(answers)),
  };
}

type FaultRecord = Readonly<Record<string, string>>;

/** The errors that the server has found on a page, by field. */
function faultsOn(page: PageId, { faults }: CreditApplication): FaultRecord {
  const own = faults.filter((fault) => fault.page === page);
  return Object.fromEntries(own.map(({ field, message }) => [field, message]));
}

/** Takes away the error of a field that changes and is right now. */
function useRecheck(
  form: UseFormReturn<Record<string, string>>,
  faults: ReturnType<typeof useFaults>,
  faultsNow: () => FaultRecord,
): void {
  const onChange = useEffectEvent((name: string) => {
    if (faults.messageOf(name) !== undefined && !(name in faultsNow())) faults.clear(name);
  });
  useEffect(() => {
    const watching = form.watch((_values, { name }) => {
      if (name !== undefined) onChange(name);
    });
    return () => watching.unsubscribe();
  }, [form]);
}

/**
 * The page's error messages, as of the last attempt, without those of fields that are right now. The summary has those of fields that the
 * page does not show as well: without them a page that the server does not take would say nothing (F17).
 */
function useFaults(page: PageId) {
  const { t, i18n } = useTranslation('creditApp');
  const [faults, setFaults] = useState<FaultRecord>({});
  const [count, setCount] = useState(0);
  const messageOf = (field: string) => {
    const key = faults[field];
    if (key === undefined) return undefined;
    const text = `application.errors.${key as TextId<'creditApp', 'application.errors'>}` as const;
    const context = whoOf(page) === 'second' ? { context: 'second' } : {};
    return t(i18n.exists(text, { ns: 'creditApp' }) ? text : 'application.errors.other', context);
  };
  return {
    count,
    messageOf,
    summary: [...new Set([...pageFields(partOf(page)), ...Object.keys(faults)])].flatMap((name) => {
      const message = messageOf(name);
      return message === undefined ? [] : [{ name, message }];
    }),
    clear(name: string) {
      setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
    },
    /** Shows these errors; false if there are none. */
    showFaults(found: FaultRecord): boolean {
      const hasAny = Object.keys(found).length > 0;
      setFaults(found);
      if (hasAny) setCount((before) => before + 1);
      return hasAny;
    },
  };
}

/** Shows the returned copy and continues; a new home changes the cart's price. */
function useContinue(page: PageId, onDone: (application: CreditApplication) => void) {
  const refreshCart = useRefreshCart();
  const show = useShowApplication();
  return (application: CreditApplication) => {
    show(application);
    if (page === 'address') void refreshCart();
    onDone(application);
  };
}
