import { AppLink, chakra } from '@forecourt/shared-design';
import { CheckboxField, DollarField } from '@forecourt/shared-design/forms';
import { IncomeAndConsentSchema } from '@forecourt/shared-contracts/prequalification';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useSubmitPrequalification } from '../data/prequalification.mutations.ts';
import type { ScreenProps } from './screen-props.ts';
import { useWay } from '../model/use-way.ts';
import { PrequalificationQuestion } from './question-page.tsx';
import { usePrequalificationForm } from '../model/use-question-form.ts';

const Consent = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '5',
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& > p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

/** Income, why it is requested, and the consent to a soft pull; submitting queries the bureau. */
export function IncomeScreen({ prequalification }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { brandName, legalName } = useTenant();
  const { goOn } = useWay();
  const submit = useSubmitPrequalification();
  const form = usePrequalificationForm({
    schema: IncomeAndConsentSchema,
    defaultValues: { annualIncome: '', consent: false },
    order: ['annualIncome', 'consent'],
    onSend: (_values, { typed, refuse }) =>
      submit.mutate(typed().annualIncome, { onSuccess: goOn, onError: refuse }),
  });
  return (
    <PrequalificationQuestion
      screen="income"
      question={t('pq.income.title')}
      summary={form.summary}
      submitCount={form.submitCount}
      error={form.failureOf(submit.error)}
      back="full-identification"
      submit={t('pq.income.submit')}
      isSending={submit.isPending}
      onSubmit={(event) => void form.handleSubmit(event)}
    >
      <DollarField
        {...form.register('annualIncome')}
        label={t('pq.fields.annualIncome')}
        hint={t(prequalification.hasIncome ? 'pq.income.again' : 'pq.income.why')}
        error={form.messageOf('annualIncome')}
      />
      <p className="fc-note">{t('pq.income.alimony')}</p>
      <Consent aria-labelledby="pq-consent">
        <h2 id="pq-consent">{t('pq.consent.title')}</h2>
        <p>{t('pq.consent.text', { brandName, legalName })}</p>
        <CheckboxField
          {...form.register('consent')}
          label={t('pq.consent.label')}
          error={form.messageOf('consent')}
        />
        <p>
          <AppLink href="/privacy-notice">{t('pq.consent.notice')}</AppLink>
        </p>
      </Consent>
    </PrequalificationQuestion>
  );
}
