import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ReleaseStore } from '../store/release-store.ts';

/** The records that a channel points to. A pointer to a release that is missing or unsigned counts as not live. */
export async function liveRecords(
  store: ReleaseStore,
  channel: Channel | undefined,
): Promise<ReleaseRecord[]> {
  const ids = Object.entries(channel?.current ?? {}).map(([name, version]) => ({ name, version }));
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
