import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getProfile } from '@forecourt/shared-contracts/profile';
import { apiQuery, useApi, useQuery } from '@forecourt/shared-contracts/react';
import type { WhereValues } from '../domain/fulfillment-draft.ts';

const fields = ['zip', 'line1', 'line2', 'city', 'state'] as const;

interface SavedAddressProps {
  readonly form: Pick<UseFormReturn<WhereValues>, 'getValues' | 'setValue'>;
}

/** Fills an empty address with that of the buyer's profile, to be reviewed; without one, or if it cannot be loaded, it stays empty. */
export function SavedAddress({ form }: SavedAddressProps) {
  const { getValues, setValue } = form;
  const address = useQuery(apiQuery(useApi(), getProfile, {})).data?.address;
  useEffect(() => {
    if (!address || fields.some((name) => getValues(name) !== '')) return;
    for (const name of fields) setValue(name, address[name]);
  }, [address, getValues, setValue]);
  return null;
}
