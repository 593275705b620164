import { createHmac } from 'node:crypto';
import type { IdentityDeps } from './identity-deps.ts';
import { chargeLimited, lookupLimits, waitSeconds } from './rules/attempts.ts';
import type { AttemptLimit, Attempts, LookupKind } from './rules/attempts.ts';

/** A visitor's request to look something up at a tenant. */
export interface Lookup {
  readonly kind: LookupKind;
  readonly tenantId: string;
  readonly request: Request;
}

/**
 * Counts a look-up against its limits. Returns after how many seconds the next one is allowed, undefined when this one is. Visitors are
 * distinguished by the network address that the edge names, which is stored as a keyed hash for a day.
 */
export async function lookupWaitSeconds(
  deps: Pick<IdentityDeps, 'store' | 'clock' | 'decoySecret'>,
  { kind, tenantId, request }: Lookup,
): Promise<number | undefined> {
  const address = request.headers.get('x-forwarded-for') ?? '';
  const caller = createHmac('sha256', deps.decoySecret).update(address).digest('base64url');
  const charge = async (key: string, limit: AttemptLimit) => {
    let wait = 0;
    const rule = (before: Attempts | undefined) => {
      const nowMs = deps.clock.now().getTime();
      const verdict = chargeLimited(limit, before, nowMs);
      wait = waitSeconds(limit, verdict.attempts, nowMs);
      return verdict;
    };
    return (await deps.store.chargeAttempt(tenantId, key, rule)) ? undefined : wait;
  };
  const limits = lookupLimits[kind];
  const ownWait = await charge(`${kind}:caller:${caller}`, limits.caller);
  return ownWait ?? (limits.tenant && charge(`${kind}:tenant`, limits.tenant));
}
