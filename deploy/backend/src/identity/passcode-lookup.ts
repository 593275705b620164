import type { PasscodePerson } from '@forecourt/shared-contracts/identity';
import type { IdentityDeps } from './identity-deps.ts';
import { activePool } from './pools/active-pool.ts';
import { decoySub } from './rules/decoy.ts';
import { isSameLastName } from './rules/last-name.ts';
import type { User } from './store/identity-store.ts';

/** Somebody who says who they are, at one tenant. `dealOwner` is the account of the deal that they name, if there is one. */
export interface PasscodeQuestion {
  readonly tenantId: string;
  readonly person: PasscodePerson;
  readonly dealOwner: string | undefined;
}

type LookupDeps = Pick<IdentityDeps, 'store' | 'decoySecret' | 'tenant' | 'regions' | 'provider'>;

/**
 * The user name, in the pool where people sign in now, of the account that fits phone or deal and last name, else that of an account which is
 * not there; nothing tells them apart.
 */
export async function passcodeSub(
  deps: LookupDeps,
  { tenantId, person, dealOwner }: PasscodeQuestion,
): Promise<string> {
  const user = await accountOf(deps, { tenantId, person, dealOwner });
  const lastName = person.lastName.toLocaleLowerCase('en');
  const isPhone = 'phone' in person;
  const stated = isPhone ? person.phone : person.dealId.toLowerCase();
  const decoy = decoySub(
    deps.decoySecret,
    JSON.stringify([tenantId, stated, lastName]),
    isPhone ? { lastDigits: person.phone.slice(-4) } : undefined,
  );
  const username = user && (await usernameOf(deps, user));
  return username && isSameLastName(person.lastName, user.familyName) ? username : decoy;
}

async function usernameOf(deps: LookupDeps, { tenantId, sub }: User): Promise<string | undefined> {
  const pool = activePool(deps, tenantId);
  return pool ? deps.provider.passcodeUsername({ tenantId, pool }, sub) : sub;
}

async function accountOf(
  { store }: Pick<IdentityDeps, 'store'>,
  { tenantId, person, dealOwner }: PasscodeQuestion,
): Promise<User | undefined> {
  if ('phone' in person) return store.findUserByPhone(tenantId, `+1${person.phone}`);
  return dealOwner === undefined ? undefined : store.findUserBySub(tenantId, dealOwner);
}
