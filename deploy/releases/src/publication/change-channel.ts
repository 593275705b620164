import { isDeepStrictEqual } from 'node:util';
import type { Channel } from '@forecourt/shared-contracts/releases';
import type { ReleaseSigner } from '../signing/release-keys.ts';
import { changeText, type ChannelChange, type ChannelMove } from '../store/channel-change.ts';
import { newestSignedChange } from '../store/newest-signed-change.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { PublicationError, untrustedSigner } from './publication-fault.ts';

/** The channel to change, with the details for its journal. */
export interface ChannelTarget {
  readonly store: ReleaseStore;
  readonly channel: string;
  /** The time stamp for the pointers. */
  readonly now: Date;
  /** Who makes the change. */
  readonly by: string;
  readonly reason?: string | undefined;
  /**
   * Signs the change: edges follow a channel back to an older release only if a trusted key signed it (T16).
   */
  readonly signer: ReleaseSigner;
}

/** The part of a pointer file that a change replaces. */
export type Pointers = Pick<Channel, 'current' | 'previous' | 'canaries'>;

/** A planned change based on the current pointers; without moves the pointer file is only restored. */
export interface ChannelPlan {
  readonly moves: readonly ChannelMove[];
  readonly pointers: Pointers;
}

/** `changed` is false when everything was already so: the pointers keep their revision. */
export interface ChannelMoved {
  readonly channel: Channel;
  readonly changed: boolean;
  readonly moves: readonly ChannelMove[];
}

const attempts = 5;
/** The journal's entries are named by 8 digits. */
const lastRevision = 99_999_999;

/** A channel without promotions so far. */
function emptyChannel({ channel, now }: ChannelTarget): Channel {
  return { channel, revision: 0, current: {}, previous: {}, updatedAt: now.toISOString() };
}

/** The newest signed entry; the newest of all if none was ever signed. */
async function newestChange(store: ReleaseStore, channel: string): Promise<ChannelChange | undefined> {
  const signed = await newestSignedChange([store], channel);
  if (signed) return signed;
  const newest = Math.max(0, ...(await store.revisions(channel)));
  return newest > 0 ? store.change(channel, newest) : undefined;
}

type IsBehind = (file: Channel | undefined, newest: Channel) => boolean;

const isEarlier: IsBehind = (file, newest) => newest.revision > (file?.revision ?? 0);
const isDifferent: IsBehind = (file, newest) => !isDeepStrictEqual(file, newest);

/**
 * Copies the newest journal entry into the pointer file while that is behind. Two writers that change a
 * channel at the same time may write the file in either order: each checks again afterwards, so the newest
 * entry wins, even if one of them was interrupted between entry and file.
 */
async function settle(store: ReleaseStore, channel: string, isBehind: IsBehind): Promise<void> {
  for (;;) {
    const newest = await newestChange(store, channel);
    if (!newest || !isBehind(await store.channel(channel), newest.pointers)) return;
    await store.writeChannel(newest.pointers);
  }
}

/**
 * As {@link settle}, after an own entry: it must not be repeated if only its copy fails. The file is replaced
 * whatever revision it claims.
 */
async function settleRecorded(store: ReleaseStore, { channel, revision }: Channel): Promise<void> {
  try {
    await settle(store, channel, isDifferent);
  } catch (error) {
    throw new PublicationError(
      `The change is recorded as revision ${revision} of ${channel}, but edges do not follow it yet, because the store did not take its pointer file (${String(error)}). Do not repeat it; promote a release that is live: that writes the file.`,
    );
  }
}

interface Basis {
  readonly before: Channel;
  /** Whether the pointer file says the same. */
  readonly isCopied: boolean;
}

/**
 * What a change is based on: the newest signed entry of the journal. Anyone who can write to the store can
 * write the pointer file, and what it says would be signed along with the change (T16), its revision included.
 * A channel without signed entries is based on the file.
 */
async function basisOf(target: ChannelTarget): Promise<Basis> {
  const { store, channel } = target;
  const file = (await store.channel(channel)) ?? emptyChannel(target);
  const signed = (await newestSignedChange([store], channel))?.pointers;
  if (!signed || isDeepStrictEqual(signed, file)) return { before: file, isCopied: true };
  return { before: signed, isCopied: false };
}

/**
 * The revision of the next entry: the first free one. Entries that are not signed only take their numbers.
 * Throws a {@link PublicationError} for one that no number of changes can have led to.
 */
function nextRevision({ channel, revision }: Channel, taken: ReadonlySet<number>): number {
  let next = revision + 1;
  while (taken.has(next)) next += 1;
  if (Number.isInteger(revision) && revision >= 0 && next <= lastRevision) return next;
  throw new PublicationError(
    `Channel ${channel} claims to be at revision ${revision}, which no changes have led to: somebody else has written its file. Restore the file from before, or delete it, then try again.`,
  );
}

async function signedChange(target: ChannelTarget, change: ChannelChange): Promise<ChannelChange> {
  const { signer, store } = target;
  const signed = {
    ...change,
    signed: { keyId: signer.keyId, signature: signer.sign(changeText(change)) },
  };
  if (await store.isSigned(signed)) return signed;
  throw new PublicationError(untrustedSigner(signer.keyId));
}

/**
 * Changes a channel in one step and records it, signed, in the channel's journal. `plan` computes the change
 * from the pointers of the newest signed change, and may reject with a {@link PublicationError}; it is called again when someone
 * else has changed the channel in the meantime.
 */
export async function changeChannel(
  target: ChannelTarget,
  action: ChannelChange['action'],
  plan: (before: Channel) => Promise<ChannelPlan>,
): Promise<ChannelMoved> {
  const { store, channel, now, by, reason } = target;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await settle(store, channel, isEarlier);
    // Read first: an entry that is added after this is in the basis, or makes the own one collide.
    const taken = new Set(await store.revisions(channel));
    const { before, isCopied } = await basisOf(target);
    const planned = await plan(before);
    if (planned.moves.length === 0 && isCopied) return { channel: before, changed: false, moves: [] };
    const { current, previous, canaries } = planned.pointers;
    const pointers: Channel = {
      channel,
      revision: nextRevision(before, taken),
      current,
      previous,
      ...(canaries && Object.keys(canaries).length > 0 && { canaries }),
      updatedAt: now.toISOString(),
    };
    const moves = [...planned.moves];
    const change = await signedChange(target, { action, by, ...(reason && { reason }), moves, pointers });
    const isMine = await store.addChange(change);
    if (isMine) {
      await settleRecorded(store, pointers);
      return { channel: pointers, changed: true, moves };
    }
  }
  throw new PublicationError(`Channel ${channel} is being moved by others all the time; try again.`);
}
