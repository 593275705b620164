import type { ChannelChange } from './channel-change.ts';
import { BrokenChangeFault, type ReleaseStore } from './release-store.ts';

/** The journals of channels: of the release store, or an edge's own copy of what it has seen. */
export type ChannelJournal = Pick<ReleaseStore, 'revisions' | 'change' | 'isSigned' | 'addChange'>;

/** An entry that is broken, or copied to where it was not made, counts as none; other faults reject. */
async function readable(reading: Promise<ChannelChange | undefined>): Promise<ChannelChange | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BrokenChangeFault) return undefined;
    throw error;
  }
}

async function newestSigned(journal: ChannelJournal, channel: string): Promise<ChannelChange | undefined> {
  const revisions = await journal.revisions(channel);
  for (const revision of revisions.sort((one, two) => two - one)) {
    const change = await readable(journal.change(channel, revision));
    if (change && (await journal.isSigned(change))) return change;
  }
  return undefined;
}

/**
 * The newest change of a channel in any of the journals that a trusted key signed; undefined if there is none.
 * It counts whatever the pointer file says, which is not signed (T16). Rejects if a journal cannot be read.
 */
export async function newestSignedChange(
  journals: readonly ChannelJournal[],
  channel: string,
): Promise<ChannelChange | undefined> {
  let newest: ChannelChange | undefined;
  for (const journal of journals) {
    const change = await newestSigned(journal, channel);
    if (change && change.pointers.revision > (newest?.pointers.revision ?? 0)) newest = change;
  }
  return newest;
}
