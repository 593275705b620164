import type { TenantStore } from '../db/index.ts';
import { describeAccount } from '../identity/index.ts';
import { profileOf } from '../profile/index.ts';
import type { KnownPerson } from './application-deps.ts';

/** What the account tells of its owner: names, email and phone of the identity service, the address of the profile. */
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
