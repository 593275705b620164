import { createHmac } from 'node:crypto';
import { callerNetwork } from '../http/index.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { chargeLimited, waitSeconds, type AttemptLimit, type Attempts } from './rules/attempts.ts';

/** A counter of one tenant. */
export interface Counter {
  readonly tenantId: string;
  readonly key: string;
}

/** The network of a request, as a keyed hash: an address is never stored. */
export function hashedAddress(request: Request, secret: string): string {
  return createHmac('sha256', secret)
    .update(callerNetwork(request) ?? '')
    .digest('base64url');
}

/** Counts one try against a limit. Returns after how many seconds the next one is allowed, undefined when this one is. */
export async function limitWaitSeconds(
  { store, clock }: Pick<IdentityDeps, 'store' | 'clock'>,
  { tenantId, key }: Counter,
  limit: AttemptLimit,
): Promise<number | undefined> {
  let wait = 0;
  const rule = (before: Attempts | undefined) => {
    const nowMs = clock.now().getTime();
    const verdict = chargeLimited(limit, before, nowMs);
    wait = waitSeconds(limit, verdict.attempts, nowMs);
    return verdict;
  };
  return (await store.chargeAttempt(tenantId, key, rule)) ? undefined : wait;
}
