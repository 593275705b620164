import { newestSignedChange, type ChannelJournal } from '@forecourt/releases';
import type { Channel } from '@forecourt/shared-contracts/releases';

/** The pointers that a signed change left (T16). */
export interface SignedPointers {
  /** Undefined if no change of the range was signed by a trusted key. Reads the journal once. */
  read(): Promise<Channel | undefined>;
}

/** Revisions of a channel: later than `after`, up to `until`. */
interface Revisions {
  readonly channel: string;
  readonly after: number;
  readonly until: number;
}

/** Creates a reader of the newest signed change among the revisions. */
export function createSignedPointers(
  journal: ChannelJournal,
  { channel, after, until }: Revisions,
): SignedPointers {
  let reading: Promise<Channel | undefined> | undefined;
  const isInRange = (revision: number) => revision > after && revision <= until;
  const read = async () => {
    const revisions = (await journal.revisions(channel)).filter(isInRange);
    const range = { ...journal, revisions: () => Promise.resolve(revisions) };
    return (await newestSignedChange([range], channel))?.pointers;
  };
  return { read: () => (reading ??= read()) };
}
