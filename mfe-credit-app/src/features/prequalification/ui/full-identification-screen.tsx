import { useState } from 'react';
import { SelectField, TextField } from '@forecourt/shared-design';
import { MaskedField, ZipField } from '@forecourt/shared-design/forms';
import { AddressSuggestions } from '@forecourt/shared-design/places';
import { addressMaxLength, maskDate } from '@forecourt/shared-contracts/fields';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { usStates } from '@forecourt/shared-contracts/geo';
import { placeEntries, type PlaceAddress } from '@forecourt/shared-contracts/places';
import {
  fullIdentificationSchema,
  type PrequalificationAddress,
} from '@forecourt/shared-contracts/prequalification';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePutFullIdentification } from '../data/prequalification.mutations.ts';
import type { ScreenProps } from './screen-props.ts';
import { useAccountAddress } from '../model/use-account-address.ts';
import { useWay } from '../model/use-way.ts';
import { PrequalificationQuestion } from './question-page.tsx';
import { usePrequalificationForm } from '../model/use-question-form.ts';

type Typed = PrequalificationAddress & { birthDate: string };

const addressFields = ['streetAddress', 'addressLine2', 'zipCode', 'city', 'state'] as const;
const order = ['birthDate', ...addressFields] as const;
/** For a date and a ZIP code. */
const narrow = { maxWidth: '16ch' };
const states = usStates.map(([value, label]) => ({ value, label }));

const fieldOfPlace = { line1: 'streetAddress', city: 'city', state: 'state', zip: 'zipCode' } as const;

/** The field of each server refusal, and its message. */
const refusals: Readonly<Record<string, readonly [keyof Typed, string]>> = {
  'error.geo.unknownZip': ['zipCode', 'zipUnknown'],
  'error.prequalification.zipState': ['zipCode', 'zipState'],
  'error.prequalification.zipCity': ['city', 'zipCity'],
};

function useFullIdentification({ prequalification }: ScreenProps) {
  const { contact } = useTenant();
  const { goOn } = useWay();
  const { address, person, hasBirthDate } = prequalification;
  const [schema] = useState(() =>
    fullIdentificationSchema({ todayOn: dateOnIn(new Date(), contact.timeZone), hasBirthDate }),
  );
  const save = usePutFullIdentification();
  const form = usePrequalificationForm({
    schema,
    defaultValues: {
      birthDate: '',
      streetAddress: '',
      addressLine2: '',
      city: '',
      state: '',
      zipCode: person?.zipCode ?? '',
      ...address,
    },
    order,
    refusals,
    draft: { name: 'pre-qualification.full-identification', fields: addressFields },
    onSend: (_values, { typed, refuse, dropDraft }) =>
      save.mutate(typed(), {
        onSuccess: (saved) => {
          dropDraft();
          goOn(saved);
        },
        onError: refuse,
      }),
  });
  useAccountAddress(form.watch('zipCode'), form.fill);
  const fillPlace = (place: PlaceAddress) => {
    for (const [name, text] of placeEntries(place)) {
      form.setValue(fieldOfPlace[name], text, { shouldDirty: true });
    }
  };
  return { form, save, fillPlace, error: form.failureOf(save.error) };
}

/** 'Full identification': date of birth and home address. A date that was entered before is kept and not shown again. */
export function FullIdentificationScreen(props: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { form, save, fillPlace, error } = useFullIdentification(props);
  const { register, messageOf } = form;
  const { hasBirthDate } = props.prequalification;
  return (
    <PrequalificationQuestion
      screen="full-identification"
      question={t('pq.fullIdentification.title')}
      lead={t('pq.fullIdentification.lead')}
      summary={form.summary}
      submitCount={form.submitCount}
      error={error}
      back="identification"
      submit={t('pq.continue')}
      isSending={save.isPending}
      onSubmit={(event) => void form.handleSubmit(event)}
    >
      <MaskedField
        {...register('birthDate')}
        label={t('pq.fields.birthDate')}
        hint={t(hasBirthDate ? 'pq.fields.birthDateKept' : 'pq.fields.birthDateHint')}
        mask={maskDate}
        style={narrow}
        autoComplete="bday"
        error={messageOf('birthDate')}
      />
      <TextField
        {...register('streetAddress')}
        label={t('pq.fields.streetAddress')}
        hint={t('pq.fields.streetHint')}
        autoComplete="address-line1"
        maxLength={addressMaxLength.line1}
        trimOnBlur
        error={messageOf('streetAddress')}
      />
      <AddressSuggestions name="streetAddress" onPlace={fillPlace} />
      <TextField
        {...register('addressLine2')}
        label={t('pq.fields.addressLine2')}
        optional
        autoComplete="address-line2"
        maxLength={addressMaxLength.line2}
        trimOnBlur
        error={messageOf('addressLine2')}
      />
      <ZipField
        {...register('zipCode')}
        style={narrow}
        label={t('pq.fields.zipCode')}
        error={messageOf('zipCode')}
      />
      <div className="fc-pair">
        <TextField
          {...register('city')}
          label={t('pq.fields.city')}
          autoComplete="address-level2"
          trimOnBlur
          error={messageOf('city')}
        />
        <SelectField
          {...register('state')}
          label={t('pq.fields.state')}
          autoComplete="address-level1"
          options={states}
          error={messageOf('state')}
        />
      </div>
    </PrequalificationQuestion>
  );
}
