import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { httpFailure } from '@forecourt/shared-contracts';
import { refusedFields } from '@forecourt/shared-contracts/fields';
import { AccountAddressSchema, type AccountAddress, type Profile } from '@forecourt/shared-contracts/profile';
import { usePlatform, useQueryClient, useTranslation } from '@forecourt/shared-contracts/react';
import { placeEntries, selectFilled, type PlaceAddress } from '@forecourt/shared-contracts/places';
import { useSaveAddress } from '../data/profile.mutations.ts';
import { profileQuery } from '../data/profile.queries.ts';
import { addressFault, addressFaultOfCode } from './address-fault.ts';
import { useCardForm } from './use-card-form.ts';
import { useZipPlace, type ZipAnswer } from './use-zip-place.ts';

/** The fields in their order on the card. */
export const addressNames = ['line1', 'line2', 'zip', 'city', 'state', 'county'] as const;

type AddressForm = Pick<UseFormReturn<AccountAddress>, 'setValue' | 'clearErrors'>;

const emptyAddress: AccountAddress = { line1: '', line2: '', city: '', state: '', zip: '', county: '' };

interface AddressFormOptions {
  readonly sub: string;
  readonly profile: Profile;
  readonly onSaved: (address: AccountAddress | null) => void;
}

/**
 * The address form. A ZIP fills in its county, and city and state where they are empty. A change made elsewhere meanwhile is shown, typed
 * values stay, and the next save overwrites it (F21).
 */
export function useAddressForm({ sub, profile, onSaved }: AddressFormOptions) {
  const { client } = usePlatform();
  const { t } = useTranslation('account');
  const cache = useQueryClient();
  const [base, setBase] = useState(profile);
  const [elsewhere, setElsewhere] = useState<Profile>();
  const zips = useRef<ZipAnswer>({ kind: 'none' });
  const query = profileQuery(client, sub);
  const save = useSaveAddress(sub);

  async function keep(address: AccountAddress | null) {
    try {
      const kept = await save.mutateAsync({ address, version: base.version });
      return void onSaved(kept.address);
    } catch (error) {
      const code = httpFailure(error)?.code ?? '';
      if (code === 'error.profile.changed') {
        const current = await cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
        if (current) {
          setBase(current);
          setElsewhere(current);
          return undefined;
        }
      }
      const fields = refusedFields(error, addressNames);
      if (fields.length > 0) return { fields };
      return addressFaultOfCode(code) ?? { refused: t('profile.refused.outage') };
    }
  }

  const form = useCardForm({
    schema: AccountAddressSchema,
    defaults: profile.address ?? emptyAddress,
    names: addressNames,
    async save(address) {
      setElsewhere(undefined);
      return addressFault(address, zips.current) ?? keep(address);
    },
  });
  const answer = useFilledPlace(form.form, profile.address?.zip ?? '');
  useEffect(() => {
    zips.current = answer;
  });

  return {
    ...form,
    zipAnswer: answer,
    /** Fills in a chosen place; its ZIP provides the county. */
    fillPlace: (place: PlaceAddress) => fillPlace(form.form, place),
    /** The server's copy, if it changed after this form was opened. */
    elsewhere,
    /** Removes the stored address; resolves to the reason why it is still there, if any. */
    remove: () => keep(null),
  };
}

/** What is known of the form's ZIP. The place of one that differs from the ZIP before it is filled in. */
function useFilledPlace(
  { watch, setValue, getValues, clearErrors }: UseFormReturn<AccountAddress, unknown, AccountAddress>,
  storedZip: string,
): ZipAnswer {
  const zip = watch('zip');
  const answer = useZipPlace(zip);
  const place = answer.kind === 'found' ? answer.place : undefined;
  const filledZip = useRef(storedZip);
  useEffect(() => {
    if (!place || zip === filledZip.current) return;
    filledZip.current = zip;
    for (const name of ['county', 'city', 'state'] as const) {
      if (name !== 'county' && getValues(name).trim() !== '') continue;
      setValue(name, place[name], { shouldDirty: true });
      selectFilled(name, place[name]);
    }
    clearErrors(['county', 'zip']);
  }, [place, zip, setValue, getValues, clearErrors]);
  return answer;
}

function fillPlace({ setValue, clearErrors }: AddressForm, place: PlaceAddress): void {
  for (const [name, text] of placeEntries(place)) setValue(name, text, { shouldDirty: true });
  clearErrors(['line1', 'city', 'state', 'zip']);
}
