import { useState } from 'react';
import { Alert, Button, SelectField, TextField, VisuallyHidden } from '@forecourt/shared-design';
import { ZipField } from '@forecourt/shared-design/forms';
import { AddressSuggestions } from '@forecourt/shared-design/places';
import { usStates } from '@forecourt/shared-contracts/geo';
import type { AccountAddress, Profile } from '@forecourt/shared-contracts/profile';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { keepFocus } from '../../codes/index.ts';
import { useAddressForm } from '../model/use-address-form.ts';
import { CardForm } from './card-form.tsx';
import type { FormCard } from './form-card.ts';

const stateOptions = usStates.map(([value, label]) => ({ value, label }));

interface AddressFormProps {
  readonly sub: string;
  readonly profile: Profile;
  readonly card: FormCard;
}

/** The address form; its ZIP fills in the county, and city and state where they are empty. */
export function AddressForm({ sub, profile, card }: AddressFormProps) {
  const { t } = useTranslation('account');
  const [isRemoving, setIsRemoving] = useState(false);
  const [isNotRemoved, setNotRemoved] = useState(false);
  const form = useAddressForm({
    sub,
    profile,
    onSaved: (address) => card.finish(t(address ? 'profile.saved' : 'profile.address.removed')),
  });
  const { register, messageOf, elsewhere, zipAnswer } = form;
  async function remove() {
    setIsRemoving(true);
    setNotRemoved(false);
    setNotRemoved((await form.remove()) !== undefined);
    setIsRemoving(false);
  }
  return (
    <CardForm
      form={form}
      submitText={t('profile.save')}
      onCancel={card.cancel}
      others={
        profile.address && (
          <Button
            variant="quiet"
            icon="trash"
            busy={isRemoving}
            onMouseDown={keepFocus}
            onClick={() => void remove()}
          >
            {t('profile.address.remove')}
          </Button>
        )
      }
    >
      {isNotRemoved && <Alert severity="error">{t('profile.refused.outage')}</Alert>}
      {elsewhere && <ChangedElsewhere address={elsewhere.address} />}
      <TextField
        {...register('line1')}
        label={t('profile.address.line1')}
        hint={t('profile.address.line1Hint')}
        autoComplete="address-line1"
        trimOnBlur
        error={messageOf('line1')}
      />
      <AddressSuggestions name="line1" onPlace={form.fillPlace} />
      <TextField
        {...register('line2')}
        label={t('profile.address.line2')}
        autoComplete="address-line2"
        optional
        maxLength={16}
        showRemaining
        trimOnBlur
        error={messageOf('line2')}
      />
      <ZipField
        {...register('zip')}
        label={t('profile.address.zip')}
        hint={t('profile.address.zipHint')}
        error={zipAnswer.kind === 'unknown' ? t('fieldErrors.zipUnknown') : messageOf('zip')}
      />
      <div className="fc-pair">
        <TextField
          {...register('city')}
          label={t('profile.address.city')}
          autoComplete="address-level2"
          trimOnBlur
          error={messageOf('city')}
        />
        <SelectField
          {...register('state')}
          label={t('profile.address.state')}
          autoComplete="address-level1"
          options={stateOptions}
          error={messageOf('state')}
        />
      </div>
      <TextField
        {...register('county')}
        label={t('profile.address.county')}
        autoComplete="off"
        trimOnBlur
        error={messageOf('county')}
      />
      <VisuallyHidden role="status">
        {zipAnswer.kind === 'asking' && t('profile.address.lookUp', { zip: form.form.getValues('zip') })}
        {zipAnswer.kind === 'unknown' && t('fieldErrors.zipUnknown')}
        {zipAnswer.kind === 'found' && t('profile.address.filled', zipAnswer.place)}
      </VisuallyHidden>
    </CardForm>
  );
}

function ChangedElsewhere({ address }: { address: AccountAddress | null }) {
  const { t } = useTranslation('account');
  const text = address && [address.line1, address.line2, `${address.city}, ${address.state} ${address.zip}`];
  return (
    <Alert severity="warning" title={t('profile.address.changedTitle')}>
      {text
        ? t('profile.address.changedTo', { address: text.filter(Boolean).join(', ') })
        : t('profile.address.changedToNone')}
    </Alert>
  );
}
