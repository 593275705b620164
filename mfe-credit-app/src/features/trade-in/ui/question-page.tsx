import { useSearchParams, useTranslation } from '@forecourt/shared-contracts/react';
import { stepsFor, type TradeInDraftAnswers, type TradeInStep } from '@forecourt/shared-contracts/trade-in';
import { fieldsOfStep } from '../domain/trade-in-fields.ts';
import { nextPath, previousPath } from '../domain/trade-in-paths.ts';
import { useHasOwnEmail } from '../model/use-has-own-email.ts';
import { FormPage } from './form-page.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { TradeInFailure } from './trade-in-failure.tsx';
import { TradeInQuestionField } from './question-field.tsx';
import { useTradeInQuestionForm } from '../model/use-question-form.ts';

interface QuestionPageProps {
  readonly step: Exclude<TradeInStep, 'vehicle'>;
  readonly answers: TradeInDraftAnswers;
}

const sampleMileages = ['77777', '88888', '44444', '99999', '200001'] as const;

/** A page with one group of questions about the vehicle. */
export function TradeInQuestionPage({ step, answers }: QuestionPageProps) {
  const { t } = useTranslation('creditApp');
  const [search] = useSearchParams();
  const place = { isMember: useHasOwnEmail(), isChange: search.has('change') };
  const steps = stepsFor(place.isMember);
  const fields = fieldsOfStep[step];
  const form = useTradeInQuestionForm(step, answers, nextPath(step, place));
  return (
    <FormPage
      title={t(`tradeIn.steps.${step}`)}
      eyebrow={t('tradeIn.position', { n: steps.indexOf(step) + 1, total: steps.length })}
      backPath={previousPath(step, place)}
      faults={form.faults}
      submitCount={form.submitCount}
      submitText={t('tradeIn.continue')}
      isSending={form.isSending}
      onSubmit={form.submit}
      note={
        step === 'mileage' && (
          <SandboxNote
            text={t('tradeIn.sandbox.mileage')}
            samples={sampleMileages.map((miles) => [miles, t(`tradeIn.sandbox.mileages.${miles}`)])}
          />
        )
      }
    >
      {form.error && <TradeInFailure error={form.error} />}
      {fields.map((field) => (
        <TradeInQuestionField
          key={field.name}
          field={field}
          value={form.texts[field.name] ?? ''}
          error={form.messageOf(field.name)}
          isAlone={fields.length === 1}
          onChange={(text) => form.change(field.name, text)}
        />
      ))}
    </FormPage>
  );
}
