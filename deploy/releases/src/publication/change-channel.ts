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

/** A channel without promotions so far. */
function emptyChannel({ channel, now }: ChannelTarget): Channel {
  return { channel, revision: 0, current: {}, previous: {}, updatedAt: now.toISOString() };
}

/**
 * Copies the newest journal entry into the pointer file. Two writers that change a channel at the same time
 * may write the file in either order: each checks again afterwards, so the newest entry wins, even if one of
 * them was interrupted between entry and file.
 */
async function settle(store: ReleaseStore, channel: string): Promise<void> {
  for (;;) {
    const newest = (await store.revisions(channel)).at(-1) ?? 0;
    const pointers = await store.channel(channel);
    if (newest <= (pointers?.revision ?? 0)) return;
    const change = await store.change(channel, newest);
    if (!change) return;
    await store.writeChannel(change.pointers);
  }
}

/** As {@link settle}, after an own entry: it must not be repeated if only its copy fails. */
async function settleRecorded(store: ReleaseStore, { channel, revision }: Channel): Promise<void> {
  try {
    await settle(store, channel);
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
 * write the pointer file, and what it says would be signed along with the change (T16). A channel without
 * signed entries is based on the file.
 */
async function basisOf(target: ChannelTarget): Promise<Basis> {
  const { store, channel } = target;
  const file = (await store.channel(channel)) ?? emptyChannel(target);
  const signed = (await newestSignedChange([store], channel))?.pointers;
  if (!signed || isDeepStrictEqual(signed, file)) return { before: file, isCopied: true };
  return { before: { ...signed, revision: Math.max(signed.revision, file.revision) }, isCopied: false };
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
    await settle(store, channel);
    const { before, isCopied } = await basisOf(target);
    const planned = await plan(before);
    if (planned.moves.length === 0 && isCopied) return { channel: before, changed: false, moves: [] };
    const { current, previous, canaries } = planned.pointers;
    const pointers: Channel = {
      channel,
      revision: before.revision + 1,
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
