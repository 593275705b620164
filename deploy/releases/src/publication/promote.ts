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
}

/** Throws a {@link PublicationError} when a release is older than the live one of its name (T16). */
export function requireNewer(live: readonly ReleaseRecord[], wanted: readonly ReleaseRecord[]): void {
  for (const record of wanted) {
    const current = live.find(({ name }) => name === record.name);
    if (current && record.number < current.number) {
      throw new PublicationError(
        `${record.name} ${record.version} (number ${record.number}) is older than the live ${current.version} (number ${current.number}); say --older if that is meant.`,
      );
    }
  }
}

/**
 * Makes published releases live by moving the channel's pointers, all in one step; the previous live releases
 * become the fallbacks. That is the whole deployment. Rejects with a {@link PublicationError} when a release
 * is missing or unsigned, is incompatible with the rest of the live set, or is older than the live one.
 * Promoting a canary ends the canary.
 */
export async function promote(target: PromoteTarget, ids: readonly ReleaseId[]): Promise<ChannelMoved> {
  const wanted = await Promise.all(ids.map((id) => trustedRecord(target.store, id)));
  return moveChannel(target, 'promote', async (before) => {
    const live = await liveRecords(target.store, before);
    if (!target.allowOlder) requireNewer(live, wanted);
    requireComposable(withReplaced(live, wanted));
    const base = await basePointers(target.store, target.channel);
    return ids.map(({ name, version }) => ({
      name,
      to: version,
      fallback: before.current[name] ?? base?.current[name],
    }));
  });
}
