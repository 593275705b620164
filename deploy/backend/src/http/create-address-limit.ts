import type { Clock } from '../ports/index.ts';
import { callerNetwork } from './caller-network.ts';

/** How many calls one network address may make within a window that begins with the first of them. */
export interface AddressLimit {
  readonly count: number;
  readonly windowMs: number;
}

/** Who calls, and at which tenant. */
interface AddressedCall {
  readonly tenant: { readonly id: string };
  readonly rawRequest: Request;
}

/**
 * Counts one call. Returns after how many whole seconds the next one is allowed, undefined when this one is. A
 * call that was refused is not counted.
 */
export type AddressCounter = (call: AddressedCall) => number | undefined;

interface Counted {
  readonly firstAtMs: number;
  count: number;
}

const mostAddresses = 50_000;
const ownMachine = /^(127\.|0:0:0:0::)/;

/**
 * A limit per tenant and network, kept in memory by this process: for calls that are too fast for a counter in
 * the database. calls from the machine itself, and
 * those that did not come through an edge, are not limited. When very many addresses are known, the longest
 * known one is forgotten.
 */
export function createAddressLimit({ count, windowMs }: AddressLimit, clock: Clock): AddressCounter {
  const known = new Map<string, Counted>();
  return ({ tenant, rawRequest }) => {
    const network = callerNetwork(rawRequest);
    if (!network || ownMachine.test(network)) return undefined;
    const key = `${tenant.id} ${network}`;
    const nowMs = clock.now().getTime();
    const before = known.get(key);
    if (!before || nowMs - before.firstAtMs >= windowMs) {
      known.delete(key);
      const [oldest] = known.keys();
      if (known.size >= mostAddresses && oldest !== undefined) known.delete(oldest);
      known.set(key, { firstAtMs: nowMs, count: 1 });
      return undefined;
    }
    if (before.count >= count) return Math.max(1, Math.ceil((before.firstAtMs + windowMs - nowMs) / 1000));
    before.count += 1;
    return undefined;
  };
}
