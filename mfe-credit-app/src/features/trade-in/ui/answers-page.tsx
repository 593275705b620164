import { AppLink, Card, chakra } from '@forecourt/shared-design';
import { formatMileage, vehicleName } from '@forecourt/shared-contracts/formats';
import { Navigate, usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import {
  firstOpenStep,
  stepsFor,
  tradeInStepFields,
  type TradeInDraft,
  type TradeInStep,
} from '@forecourt/shared-contracts/trade-in';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { offerPath, stepPath } from '../domain/trade-in-paths.ts';
import { useRequestOffer } from '../data/trade-in.mutations.ts';
import { useHasOwnEmail } from '../model/use-has-own-email.ts';
import { FormPage } from './form-page.tsx';
import { TradeInFailure } from './trade-in-failure.tsx';

const Rows = chakra('dl', {
  base: {
    margin: '0',
    '& > div': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '4', paddingBlock: '3' },
    '& > div:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'line' },
    '& dt': { color: 'inkMuted', fontSize: 'sm' },
    '& dd': { margin: '0' },
    '& .fc-change': { gridArea: '1 / 2' },
  },
});

/** Answers that do not say by themselves what they are about. */
const wordedFields = [
  'accidents',
  'title',
  'glass',
  'odor',
  'drives',
  'warningLights',
  'tires',
  'keys',
] as const satisfies readonly (keyof TradeInDraft['answers'])[];

/** All answers, each with a link to change it, and the button that requests an offer. */
export function AnswersPage({ draft }: { readonly draft: TradeInDraft | null }) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const isMember = useHasOwnEmail();
  const request = useRequestOffer();
  const open = firstOpenStep(draft?.answers ?? {}, isMember);
  if (request.isSuccess) return null;
  if (!draft || open) return <Navigate to={open ? stepPath(open) : offerPath} replace />;
  const { answers } = draft;
  const textOf = (step: TradeInStep): string => {
    if (step === 'vehicle' && answers.vehicle)
      return `${vehicleName(answers.vehicle)} ${answers.vehicle.trim}`;
    if (step === 'mileage') return formatMileage(answers.mileage ?? 0);
    const names = tradeInStepFields[step] as readonly (keyof typeof answers)[];
    return names
      .map((name) => {
        const answer = String(answers[name] ?? '');
        return name === 'email' || name === 'registrationState'
          ? answer
          : t(
              `tradeIn.${wordedFields.some((one) => one === name) ? 'review.words' : 'choices'}.${name}.${answer}` as TextKey<'creditApp'>,
            );
      })
      .join(', ');
  };
  const steps = stepsFor(isMember);
  return (
    <FormPage
      title={t('tradeIn.review.title')}
      lead={t('tradeIn.review.lead')}
      backPath={stepPath(steps.at(-1) ?? 'vehicle')}
      faults={[]}
      submitCount={0}
      submitText={t('tradeIn.review.submit')}
      isSending={request.isPending}
      onSubmit={() => request.mutate(draft.version, { onSuccess: () => navigation.push(offerPath) })}
    >
      {request.error && <TradeInFailure error={request.error} />}
      <Card>
        <Rows>
          {steps.map((step) => {
            const what = t(`tradeIn.review.labels.${step}`);
            return (
              <div key={step}>
                <dt>{what}</dt>
                <dd>{textOf(step)}</dd>
                <dd className="fc-change">
                  <AppLink href={stepPath(step, true)} aria-label={t('tradeIn.review.changeOf', { what })}>
                    {t('tradeIn.review.change')}
                  </AppLink>
                </dd>
              </div>
            );
          })}
        </Rows>
      </Card>
    </FormPage>
  );
}
