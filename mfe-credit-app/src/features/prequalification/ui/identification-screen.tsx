import { TextField } from '@forecourt/shared-design';
import { CheckboxField, EmailField, PhoneField, ZipField } from '@forecourt/shared-design/forms';
import { maskPhone } from '@forecourt/shared-contracts/fields';
import {
  PrequalificationPersonSchema,
  type PrequalificationPerson,
} from '@forecourt/shared-contracts/prequalification';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { usePutPerson } from '../data/prequalification.mutations.ts';
import { Samples } from './samples.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useKnownAnswers } from '../model/use-known-answers.ts';
import { useWay } from '../model/use-way.ts';
import { PrequalificationQuestion } from './question-page.tsx';
import { usePrequalificationForm } from '../model/use-question-form.ts';

const order = ['firstName', 'lastName', 'mobileNumber', 'email', 'zipCode'] as const;
const marketing = ['isSubscribedToMarketing', 'subscribedToMarketingSMS'] as const;
const sampleNames = [
  'Excellent',
  'Good',
  'Fair',
  'Retailer',
  'Declined',
  'Frozen',
  'Unknown',
  'Outage',
] as const;

/** Returns the initial values: what was typed before, else what a member's account has, and the ZIP code of the cart (BUY-91). */
function useFirstValues({ person, knownZip }: ScreenProps['prequalification']): PrequalificationPerson {
  const session = useSession();
  if (person) return { ...person, mobileNumber: maskPhone(person.mobileNumber) };
  const user = session.status === 'signed-in' ? session.user : undefined;
  return {
    firstName: user?.givenName ?? '',
    lastName: user?.familyName ?? '',
    email: user?.email ?? '',
    mobileNumber: '',
    zipCode: knownZip ?? '',
    isSubscribedToMarketing: false,
    subscribedToMarketingSMS: false,
  };
}

/** 'User identification': who the payments are for. */
export function IdentificationScreen({ prequalification }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { goOn } = useWay();
  const save = usePutPerson();
  const form = usePrequalificationForm({
    schema: PrequalificationPersonSchema,
    defaultValues: useFirstValues(prequalification),
    order,
    refusals: { 'error.geo.unknownZip': ['zipCode', 'zipUnknown'] },
    draft: { name: 'pre-qualification.identification', fields: [...order, ...marketing] },
    onSend: (values, { refuse, dropDraft }) =>
      save.mutate(values, {
        onSuccess: (saved) => {
          dropDraft();
          goOn(saved);
        },
        onError: refuse,
      }),
  });
  const { register, messageOf } = form;
  useKnownAnswers(form.fill);
  return (
    <PrequalificationQuestion
      screen="identification"
      question={t('pq.identification.title')}
      lead={t('pq.identification.lead')}
      summary={form.summary}
      submitCount={form.submitCount}
      error={form.failureOf(save.error)}
      back="start"
      submit={t('pq.continue')}
      isSending={save.isPending}
      onSubmit={(event) => void form.handleSubmit(event)}
      samples={<SampleNames />}
    >
      <div className="fc-pair">
        <TextField
          {...register('firstName')}
          label={t('pq.fields.firstName')}
          autoComplete="given-name"
          trimOnBlur
          error={messageOf('firstName')}
        />
        <TextField
          {...register('lastName')}
          label={t('pq.fields.lastName')}
          autoComplete="family-name"
          trimOnBlur
          error={messageOf('lastName')}
        />
      </div>
      <PhoneField
        {...register('mobileNumber')}
        label={t('pq.fields.mobileNumber')}
        hint={t('pq.fields.mobileHint')}
        error={messageOf('mobileNumber')}
      />
      <EmailField {...register('email')} label={t('pq.fields.email')} trimOnBlur error={messageOf('email')} />
      <ZipField {...register('zipCode')} label={t('pq.fields.zipCode')} error={messageOf('zipCode')} />
      <div>
        <CheckboxField {...register('isSubscribedToMarketing')} label={t('pq.fields.marketingEmail')} />
        <CheckboxField
          {...register('subscribedToMarketingSMS')}
          label={t('pq.fields.marketingSms')}
          hint={t('pq.fields.marketingSmsHint')}
        />
      </div>
    </PrequalificationQuestion>
  );
}

function SampleNames() {
  const { t } = useTranslation('creditApp');
  return (
    <Samples title={t('pq.samples.names')}>
      <ul>
        <li>{t('pq.samples.anyName')}</li>
        {sampleNames.map((name) => (
          <li key={name}>
            <b>{name}</b>: {t(`pq.samples.name.${name}`)}
          </li>
        ))}
        <li>{t('pq.samples.number')}</li>
      </ul>
    </Samples>
  );
}
