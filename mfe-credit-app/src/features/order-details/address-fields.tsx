import { chakra, SelectField, TextField } from '@forecourt/shared-design';
import { CheckboxField, ZipField } from '@forecourt/shared-design/forms';
import { AddressSuggestions } from '@forecourt/shared-design/places';
import { usStates } from '@forecourt/shared-contracts/geo';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { AddressField } from './hand-over-form.ts';
import type { HandOverFormState } from './use-hand-over-form.ts';

const Place = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: { sm: 'wrap' },
    gap: '5',
    '& > *': { flex: { sm: '2 1 0' } },
    '& > :first-of-type': { flex: { sm: '1 1 0' } },
    // The message of a ZIP code is a sentence: with one, the field has a row to itself.
    '& > :first-of-type:has([aria-invalid=true])': { flexBasis: { sm: 'full' } },
  },
});
const stateOptions = usStates.map(([value, label]) => ({ value, label }));

/** Address of a delivery. */
export function AddressFields({ state }: { readonly state: HandOverFormState }) {
  const { t } = useTranslation('creditApp');
  const { form, change, messageOf } = state;
  const field = (name: AddressField) => ({
    name,
    label: t(`details.address.${name}`),
    value: form[name],
    error: messageOf(name),
  });
  return (
    <>
      <TextField
        {...field('line1')}
        hint={t('details.address.line1Hint')}
        autoComplete="address-line1"
        maxLength={60}
        onChange={(event) => change({ line1: event.target.value })}
      />
      <AddressSuggestions name="line1" onPlace={change} />
      <TextField
        {...field('line2')}
        optional
        autoComplete="address-line2"
        maxLength={16}
        onChange={(event) => change({ line2: event.target.value })}
      />
      <Place>
        <ZipField {...field('zip')} onChange={(event) => change({ zip: event.target.value })} />
        <TextField
          {...field('city')}
          autoComplete="address-level2"
          maxLength={40}
          onChange={(event) => change({ city: event.target.value })}
        />
        <SelectField
          {...field('state')}
          options={stateOptions}
          autoComplete="address-level1"
          onChange={(event) => change({ state: event.target.value })}
        />
      </Place>
      {state.isPoBoxZip && (
        <CheckboxField
          name="isStreetConfirmed"
          label={t('details.address.confirmStreet')}
          checked={form.isStreetConfirmed}
          onChange={(event) => change({ isStreetConfirmed: event.target.checked })}
        />
      )}
    </>
  );
}
