import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ReleaseStore } from '../store/release-store.ts';

/** The channel of every tenant without a channel of its own. */
export const commonChannel = 'stable';

/**
 * The pointers that a channel is based on: those of the common channel if it is a tenant's own (its name is
 * the tenant's id), which contains only the tenant's differences. Undefined for every other channel.
 */
export async function basePointers(store: ReleaseStore, channel: string): Promise<Channel | undefined> {
  if (channel === commonChannel || !(await store.tenantIds()).includes(channel)) return undefined;
  return store.channel(commonChannel);
}

/**
 * The records that a channel points to; for a tenant's own channel together with those of the common one
 * underneath. A pointer to a release that is missing or unsigned counts as not live.
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

/** Replaces releases of a set by name and adds new ones. */
export function withReplaced<T extends { readonly name: string }>(
  live: readonly T[],
  replacing: readonly T[],
): T[] {
  const names = new Set(replacing.map(({ name }) => name));
  return [...live.filter(({ name }) => !names.has(name)), ...replacing];
}
