import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ReleaseStore } from '../store/release-store.ts';

/** The channel that everybody follows who has none of their own. */
export const commonChannel = 'stable';

/**
 * The pointers that a channel stands on: those of the common channel when it is a tenant's own (its name is the tenant's id), which holds
 * only what the tenant has otherwise. Undefined for every other channel.
 */
export async function basePointers(store: ReleaseStore, channel: string): Promise<Channel | undefined> {
  if (channel === commonChannel || !(await store.tenantIds()).includes(channel)) return undefined;
  return store.channel(commonChannel);
}

/**
 * The records that a channel points to, for a tenant's own channel with those of the common one under it. A pointer to a release that is
 * missing or unsigned counts as not live.
 */
export async function liveRecords(
  store: ReleaseStore,
  channel: Channel | undefined,
): Promise<ReleaseRecord[]> {
  const base = channel && (await basePointers(store, channel.channel));
  const versions = { ...base?.current, ...channel?.current };
  const ids = Object.entries(versions).map(([name, version]) => ({ name, version }));
  const stored = await Promise.all(ids.map((id) => store.release(id)));
  return stored.flatMap((release) => (release.ok ? [release.record] : []));
}

/** A set with some of its releases replaced, and new ones added. */
export function withReplaced<T extends { readonly name: string }>(
  live: readonly T[],
  replacing: readonly T[],
): T[] {
  const names = new Set(replacing.map(({ name }) => name));
  return [...live.filter(({ name }) => !names.has(name)), ...replacing];
}
