import { isDeepStrictEqual } from 'node:util';
import { newestSignedChange, type ChannelChange } from '@forecourt/releases';
import type { Channel } from '@forecourt/shared-contracts/releases';
import { readChannel, type ChannelSource, type ReadChannel } from './channel-reading.ts';
import type { ChannelState } from './site-snapshot.ts';

/** Follows one channel. */
export interface ChannelReader {
  /** Undefined while the channel has never had pointers. */
  state(): ChannelState | undefined;
  /** Whether a signed change was found: from then on, what was never live needs one (T16). */
  isSigned(): boolean;
  /**
   * Reads the channel if it was written since the last read, and always retries refused releases. Rejects
   * when the channel is broken; its last state is kept.
   */
  read(): Promise<void>;
}

/** A channel, and whether another one already requires signed changes of it. */
export interface FollowedChannel extends ChannelSource {
  readonly isStrict?: () => boolean;
}

async function signedChange({ store, channel }: ChannelSource, revision: number) {
  const change = await store.change(channel, revision).catch(() => undefined);
  return change && (await store.isSigned(change)) ? change : undefined;
}

/** Copies a signed change; a memory that cannot be written changes nothing else. */
async function remember({ memory, log }: ChannelSource, change: ChannelChange): Promise<void> {
  const { channel, revision } = change.pointers;
  await memory?.addChange(change).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    log(`revision ${revision} of channel ${channel} cannot be remembered: ${reason}`);
  });
}

/**
 * Creates a reader of one channel. It starts with the newest signed change of the journal and of its memory,
 * and follows the pointer file from there. A release that is missing, broken, unsigned, or older than the one
 * served without a signed change asking for it, is logged and listed in the state, and the last good state is
 * kept (T15, T16, F16). It is retried with every read, because a pointer may be copied to this region before
 * the release that it names.
 */
export function createChannelReader(source: FollowedChannel): ChannelReader {
  const { store, memory, log, channel: name } = source;
  let stamp: string | undefined;
  let state: ChannelState | undefined;
  let taken: Omit<ReadChannel, 'same'> | undefined;
  let hasStarted = false;
  let isSigned = false;
  /** Of the newest signed change that was followed. */
  let signedRevision = 0;
  const take = async (read: Omit<ReadChannel, 'same'>, same?: ChannelState) => {
    state = await readChannel(source, { ...read, same });
    taken = read;
  };
  const follow = async (channel: Channel) => {
    const isStrict = hasStarted && (isSigned || (source.isStrict?.() ?? false));
    // What an unsigned pointer file claimed hides no signed change that follows.
    const revision = Math.min(state?.revision ?? 0, isSigned ? signedRevision : Infinity);
    await take({ channel, before: state && { ...state, revision }, isStrict });
    const change = await signedChange(source, channel.revision);
    if (!change) return;
    isSigned = true;
    signedRevision = Math.max(signedRevision, channel.revision);
    await remember(source, change);
  };
  const start = async () => {
    if (hasStarted) return;
    const change = await newestSignedChange(memory ? [store, memory] : [store], name);
    if (change) await follow(change.pointers);
    isSigned ||= change !== undefined;
    // Also of one that only the memory has.
    signedRevision = Math.max(signedRevision, change?.pointers.revision ?? 0);
    hasStarted = true;
  };
  /** A file that somebody else has written may claim any revision: a signed change after it may have a lower one. */
  const isNewerSigned = async ({ revision }: Channel) =>
    isSigned && revision > signedRevision && (await signedChange(source, revision)) !== undefined;
  const takeNew = async (channel: Channel) => {
    if (isDeepStrictEqual(channel, taken?.channel)) return;
    if (state && channel.revision < state.revision && !(await isNewerSigned(channel))) {
      log(`channel ${name} is at revision ${channel.revision} after ${state.revision}, the newer one stays`);
      return;
    }
    await follow(channel);
  };
  return {
    state: () => state,
    isSigned: () => isSigned,
    async read() {
      await start();
      const now = await store.channelStamp(name);
      if (now === stamp) {
        if (taken && state && state.refused.length > 0) await take(taken, state);
        return;
      }
      if (now === undefined) return;
      // Set only once everything was read, so that a store that fails halfway is read again.
      stamp = undefined;
      const channel = await store.channel(name);
      if (channel) await takeNew(channel);
      stamp = now;
    },
  };
}
