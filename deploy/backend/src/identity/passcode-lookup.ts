import { createHmac } from 'node:crypto';
import type { PasscodePerson } from '@forecourt/shared-contracts/identity';
import type { IdentityDeps } from './identity-deps.ts';
import { chargeLimited, lookupLimits } from './rules/attempts.ts';
import type { AttemptLimit, Attempts } from './rules/attempts.ts';
import { decoySub } from './rules/decoy.ts';
import { isSameLastName } from './rules/last-name.ts';
import type { User } from './store/identity-store.ts';

/** Somebody who says who they are, at one tenant. `dealOwner` is the account of the deal that they name, if there is one. */
export interface PasscodeQuestion {
  readonly tenantId: string;
  readonly person: PasscodePerson;
  readonly dealOwner: string | undefined;
}

/** The `sub` of the account that fits phone or deal and last name, else that of an account which is not there; nothing tells them apart. */
export async function passcodeSub(
  deps: Pick<IdentityDeps, 'store' | 'decoySecret'>,
  { tenantId, person, dealOwner }: PasscodeQuestion,
): Promise<string> {
  const user = await accountOf(deps, { tenantId, person, dealOwner });
  const lastName = person.lastName.toLocaleLowerCase('en');
  const isPhone = 'phone' in person;
  const stated = isPhone ? person.phone : person.dealId.toLowerCase();
  const decoy = decoySub(
    deps.decoySecret,
    JSON.stringify([tenantId, stated, lastName]),
    isPhone ? person.phone.slice(-4) : undefined,
  );
  return user && isSameLastName(person.lastName, user.familyName) ? user.sub : decoy;
}

/**
 * Counts a look-up of this caller and of all callers of the tenant. Answers after how many seconds the next one is allowed, undefined when
 * this one is. The caller's address is kept as a keyed hash.
 */
export async function lookupWaitSeconds(
  deps: Pick<IdentityDeps, 'store' | 'clock' | 'decoySecret'>,
  tenantId: string,
  callerAddress: string,
): Promise<number | undefined> {
  const caller = createHmac('sha256', deps.decoySecret).update(callerAddress).digest('base64url');
  const charge = async (key: string, limit: AttemptLimit) => {
    const nowMs = deps.clock.now().getTime();
    let endsAtMs = nowMs;
    const rule = (before: Attempts | undefined) => {
      endsAtMs = (before?.firstAtMs ?? nowMs) + limit.windowMs;
      return chargeLimited(limit, before, nowMs);
    };
    const isAllowed = await deps.store.chargeAttempt(tenantId, key, rule);
    return isAllowed ? undefined : Math.max(1, Math.ceil((endsAtMs - nowMs) / 1000));
  };
  const ownWait = await charge(`lookup:caller:${caller}`, lookupLimits.caller);
  return ownWait ?? charge('lookup:tenant', lookupLimits.tenant);
}

async function accountOf(
  { store }: Pick<IdentityDeps, 'store'>,
  { tenantId, person, dealOwner }: PasscodeQuestion,
): Promise<User | undefined> {
  if ('phone' in person) return store.findUserByPhone(tenantId, `+1${person.phone}`);
  return dealOwner === undefined ? undefined : store.findUserBySub(tenantId, dealOwner);
}
