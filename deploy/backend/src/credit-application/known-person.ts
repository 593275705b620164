import type { TenantStore } from '../db/index.ts';
import { describeAccount } from '../identity/index.ts';
import { profileOf } from '../profile/index.ts';
import type { KnownPerson } from './application-deps.ts';

/**
 * Returns what the account knows of its owner: names, email and phone from the identity service, the address
 * from the profile.
 */
export async function knownPerson(store: TenantStore, sub: string): Promise<KnownPerson> {
  const account = await describeAccount(store, sub);
  const { address } = await profileOf(store, sub);
  const phoneNumber = account?.phoneNumber ?? undefined;
  return {
    givenName: account?.givenName ?? undefined,
    familyName: account?.familyName ?? undefined,
    email: account?.email,
    phoneNumber: phoneNumber?.replace(/^\+1/, ''),
    address,
  };
}
