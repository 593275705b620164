import { putConsents, type Consents } from '@forecourt/shared-contracts/identity';
import { putProfile, type AccountAddress } from '@forecourt/shared-contracts/profile';
import { useApi, useMutation, useQueryClient } from '@forecourt/shared-contracts/react';
import { consentsQuery, profileQuery } from './profile.queries.ts';

/** An address, or none, for the version of the profile that it replaces. */
export interface AddressChange {
  readonly address: AccountAddress | null;
  readonly version: number;
}

/** Saves the address. Fails with `error.profile.changed` if the version is no longer the current one. */
export function useSaveAddress(sub: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AddressChange) => client.call(putProfile, { body }),
    onSuccess: (kept) => queryClient.setQueryData(profileQuery(client, sub).queryKey, kept),
  });
}

/** Saves both consents. */
export function useSaveConsents(sub: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Consents) => client.call(putConsents, { body }),
    onSuccess: (kept) => queryClient.setQueryData(consentsQuery(client, sub).queryKey, kept),
  });
}
