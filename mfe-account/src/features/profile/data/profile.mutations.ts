import type { Consents } from '@forecourt/shared-contracts/identity';
import { putProfile, type AccountAddress } from '@forecourt/shared-contracts/profile';
import { useApi, useMutation, usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { saveConsents } from '../../../platform/consent-queue.ts';
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

/** Saves the consents that the user has decided on, instead of those that a sign-up in this tab could not deliver. */
export function useSaveConsents(sub: string) {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decided: Partial<Consents>) => saveConsents(platform, sub, decided),
    onSuccess: (kept) => queryClient.setQueryData(consentsQuery(platform.client, sub).queryKey, kept),
  });
}
