import { hashedAddress, limitWaitSeconds } from './address-limit.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { lookupLimits, type LookupKind } from './rules/attempts.ts';

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
  const { caller, tenant } = lookupLimits[kind];
  const key = `${kind}:caller:${hashedAddress(request, deps.decoySecret)}`;
  const ownWait = await limitWaitSeconds(deps, { tenantId, key }, caller);
  return ownWait ?? (tenant && limitWaitSeconds(deps, { tenantId, key: `${kind}:tenant` }, tenant));
}
