import type { Channel } from '@forecourt/shared-contracts/releases';
import type { ReleaseStore } from '../store/release-store.ts';
import { basePointers, commonChannel } from './live-records.ts';
import { changeChannel, type ChannelMoved, type ChannelTarget } from './change-channel.ts';
import { PublicationError } from './publication-fault.ts';
import { shellName } from './release-set-faults.ts';

function without<T>(pointers: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(pointers).filter(([name]) => !names.includes(name)));
}

function requireWithdrawable(before: Channel, names: readonly string[]): void {
  if (names.includes(shellName)) {
    throw new PublicationError('The shell cannot be withdrawn: without it nothing can be shown.');
  }
  const stranger = names.find((name) => before.current[name] === undefined);
  if (stranger !== undefined) throw new PublicationError(`${stranger} is not live in ${before.channel}.`);
}

/**
 * Removes remotes from a channel, and with them their routes and menu items; their releases stay in the store
 * for open pages and for a later promotion. Rejects with a {@link PublicationError} for the shell, for a
 * name that is not live, and in a tenant's own channel for one that is live in the common channel: the tenant
 * would get that release instead.
 */
export function withdraw(target: ChannelTarget, names: readonly string[]): Promise<ChannelMoved> {
  return changeChannel(target, 'withdraw', async (before) => {
    requireWithdrawable(before, names);
    const base = await basePointers(target.store, target.channel);
    const common = names.find((name) => base?.current[name] !== undefined);
    if (common !== undefined) {
      throw new PublicationError(
        `${common} is live in ${commonChannel}, too, and ${target.channel} would follow it; roll it back instead, or withdraw it from ${commonChannel} first.`,
      );
    }
    const moves = names.map((name) => {
      const version = before.current[name] ?? '';
      return { name, from: version, to: version, withdrawn: true as const };
    });
    const { current, previous, canaries = {} } = before;
    const pointers = {
      current: without(current, names),
      previous: without(previous, names),
      canaries: without(canaries, names),
    };
    return { moves, pointers };
  });
}

/** The tenants whose own channels still have one of the names. */
export async function pinningTenants(store: ReleaseStore, names: readonly string[]): Promise<string[]> {
  const tenants = await store.tenantIds();
  const pointers = await Promise.all(tenants.map((tenant) => store.channel(tenant)));
  return tenants.filter((_tenant, at) => names.some((name) => pointers[at]?.current[name] !== undefined));
}
