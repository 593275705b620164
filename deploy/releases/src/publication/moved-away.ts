import type { ReleaseStore } from '../store/release-store.ts';
import { PublicationError } from './publication-fault.ts';
import type { Published } from './publish.ts';

/** Maximum number of journal entries to read. */
const lookBack = 500;

/**
 * Returns whether the channel's latest change about a release took it away from all visitors: a rollback from it, or
 * its withdrawal.
 */
async function isMovedAway(
  { store, channel }: ChannelOfStore,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<boolean> {
  const revisions = (await store.revisions(channel)).slice(-lookBack);
  for (const revision of revisions.reverse()) {
    const change = await store.change(channel, revision);
    const move = change?.moves.find(
      (one) => one.name === name && one.percent === undefined && (one.from === version || one.to === version),
    );
    if (change && move) {
      return move.withdrawn === true || (change.action === 'rollback' && move.from === version);
    }
  }
  return false;
}

interface ChannelOfStore {
  readonly store: ReleaseStore;
  readonly channel: string;
}

/**
 * Throws a {@link PublicationError} for a build that was published before and was rolled back or withdrawn since: a
 * later commit that does not change it must not bring it back.
 */
export async function requireNotMovedAway(
  target: ChannelOfStore,
  published: readonly Published[],
): Promise<void> {
  for (const { record, unchanged } of published) {
    if (unchanged && (await isMovedAway(target, record))) {
      throw new PublicationError(
        `${record.name} ${record.version} was rolled back or withdrawn in ${target.channel}, and this build is the same; say --older if it is to go live again.`,
      );
    }
  }
}
