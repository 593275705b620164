import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ReleaseId } from '../store/release-store.ts';
import { requireComposable } from './composable.ts';
import type { ChannelMoved, ChannelTarget } from './change-channel.ts';
import { basePointers, liveRecords, withReplaced } from './live-records.ts';
import { moveChannel } from './move-channel.ts';
import { PublicationError } from './publication-fault.ts';
import { trustedRecord } from './trusted-record.ts';

/** Dependencies and settings of a promotion. */
export interface PromoteTarget extends ChannelTarget {
  /** Whether a release may replace a newer one; false rejects it (T16). */
  readonly allowOlder: boolean;
  /**
   * What else must be true of the live releases. Called with each plan, so also again when somebody else has
   * changed the channel in the meantime; rejects with a {@link PublicationError} if the promotion is not meant then.
   */
  readonly isStillMeant?: (live: readonly ReleaseRecord[]) => Promise<void>;
}

/**
 * Throws a {@link PublicationError} when a release is older than the live one of its name (T16), or was published at
 * the same time as that, which gives both the same number.
 */
export function requireNewer(live: readonly ReleaseRecord[], wanted: readonly ReleaseRecord[]): void {
  for (const { name, version, number } of wanted) {
    const current = live.find((record) => record.name === name);
    if (!current || current.version === version || number > current.number) continue;
    const age = number < current.number ? 'is older than' : 'was published at the same time as';
    throw new PublicationError(
      `${name} ${version} (number ${number}) ${age} the live ${current.version} (number ${current.number}); say --older if that is meant.`,
    );
  }
}

/**
 * Makes published releases live by moving the channel's pointers, all in one step; the previous live releases
 * become the fallbacks. That is the whole deployment. Rejects with a {@link PublicationError} when a release
 * is missing or unsigned, is incompatible with the rest of the live set, or is older than the live one. When somebody
 * else changes the channel at the same time, all of this is checked again, and the change is based on theirs.
 * Promoting a canary ends the canary.
 */
export async function promote(target: PromoteTarget, ids: readonly ReleaseId[]): Promise<ChannelMoved> {
  const wanted = await Promise.all(ids.map((id) => trustedRecord(target.store, id)));
  return moveChannel(target, 'promote', async (before) => {
    const live = await liveRecords(target.store, before);
    if (!target.allowOlder) requireNewer(live, wanted);
    await target.isStillMeant?.(live);
    requireComposable(withReplaced(live, wanted));
    const base = await basePointers(target.store, target.channel);
    return ids.map(({ name, version }) => ({
      name,
      to: version,
      fallback: before.current[name] ?? base?.current[name],
    }));
  });
}
