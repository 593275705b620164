import type { ReleaseStore } from '@forecourt/releases';
import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ChannelState, LiveRelease, RefusedRelease, RunningCanary } from './site-snapshot.ts';

/** Where a channel is read from, and where faults are logged. */
export interface ChannelSource {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly log: (message: string) => void;
}

/** Follows one channel. */
export interface ChannelReader {
  /** Undefined while the channel has never had pointers. */
  state(): ChannelState | undefined;
  /**
   * Reads the channel if it was written since the last read, and always retries refused releases. Rejects
   * when the channel is broken; its last state is kept.
   */
  read(): Promise<void>;
}

interface Reading {
  readonly source: ChannelSource;
  readonly channel: Channel;
  /** What was served before the channel was written. */
  readonly before: ChannelState | undefined;
  /** Result of the last read of the same pointers; undefined for the first one. */
  readonly same: ChannelState | undefined;
  readonly refused: RefusedRelease[];
}

const isRelease = (one: { readonly name: string; readonly version: string }, name: string, version: string) =>
  one.name === name && one.version === version;

/** Records what is not served; logs it unless the last read of the same pointers already did. */
function refuse({ source, same, refused }: Reading, one: RefusedRelease, message: string): undefined {
  refused.push(one);
  const isKnown = same?.refused.some(
    ({ name, version, why }) => isRelease(one, name, version) && why === one.why,
  );
  if (!isKnown) source.log(message);
}

function known({ same }: Reading, name: string, version: string): ReleaseRecord | undefined {
  const { current, fallback } = same?.releases.get(name) ?? {};
  const records = [current, fallback, same?.canaries.get(name)?.record];
  return records.find((record) => record?.version === version);
}

async function trusted(
  reading: Reading,
  name: string,
  version: string | undefined,
): Promise<ReleaseRecord | undefined> {
  if (version === undefined) return undefined;
  const record = known(reading, name, version);
  if (record) return record;
  const stored = await reading.source.store.release({ name, version });
  if (stored.ok) return stored.record;
  const refused: RefusedRelease = { name, version, why: stored.fault };
  const fault =
    stored.unknownKeyId === undefined
      ? `is ${stored.fault}`
      : `is signed with the key ${stored.unknownKeyId}, which is none of the trusted release keys,`;
  return refuse(reading, refused, `release ${name} ${version} ${fault} and is not served`);
}

/** Whether a change signed by a trusted key since the last read moved the name to this version. */
async function isSignedMove({ source, channel, before }: Reading, wanted: ReleaseRecord): Promise<boolean> {
  for (let revision = channel.revision; revision > (before?.revision ?? 0); revision -= 1) {
    const change = await source.store.change(channel.channel, revision).catch(() => undefined);
    const isMeant = change?.moves.some(({ name, to }) => name === wanted.name && to === wanted.version);
    if (change && isMeant && (await source.store.isSigned(change))) return true;
  }
  return false;
}

/** T16: release numbers only increase; an older release is followed only if a signed change asks for it. */
async function allowed(
  reading: Reading,
  wanted: ReleaseRecord | undefined,
  floor: ReleaseRecord | undefined,
): Promise<ReleaseRecord | undefined> {
  if (!wanted || !floor || wanted.number >= floor.number) return wanted;
  if (await isSignedMove(reading, wanted)) return wanted;
  const { name, version } = wanted;
  return refuse(
    reading,
    { name, version, why: 'older' },
    `release ${name} ${version} is older than ${floor.version}, no signed change asks for it, and it is not served`,
  );
}

async function readReleases(reading: Reading): Promise<ReadonlyMap<string, LiveRelease>> {
  const { channel, before } = reading;
  const releases = new Map<string, LiveRelease>();
  for (const [name, version] of Object.entries(channel.current)) {
    const served = before?.releases.get(name)?.current;
    const wanted = await allowed(reading, await trusted(reading, name, version), served);
    const fallback = await trusted(reading, name, channel.previous[name]);
    const current = wanted ?? served ?? fallback;
    if (current) releases.set(name, { current, fallback: fallback === current ? undefined : fallback });
  }
  return releases;
}

async function readCanaries(
  reading: Reading,
  releases: ReadonlyMap<string, LiveRelease>,
): Promise<ReadonlyMap<string, RunningCanary>> {
  const canaries = new Map<string, RunningCanary>();
  for (const [name, { version, percent }] of Object.entries(reading.channel.canaries ?? {})) {
    const running = reading.before?.canaries.get(name)?.record;
    const record =
      running?.version === version
        ? running
        : await allowed(reading, await trusted(reading, name, version), releases.get(name)?.current);
    if (record) canaries.set(name, { record, percent });
  }
  return canaries;
}

/**
 * Creates a reader of one channel. A release that is missing, broken, unsigned, or older than the one served
 * without a signed change asking for it, is logged and listed in the state, and the last good state is kept
 * (T15, T16, F16). It is retried with every read, because a pointer may be copied to this region before the
 * release that it names.
 */
export function createChannelReader(source: ChannelSource): ChannelReader {
  const { store, log, channel: name } = source;
  let stamp: string | undefined;
  let state: ChannelState | undefined;
  let taken: Pick<Reading, 'channel' | 'before'> | undefined;
  const take = async (channel: Channel, before: ChannelState | undefined, same: ChannelState | undefined) => {
    const reading: Reading = { source, channel, before, same, refused: [] };
    const releases = await readReleases(reading);
    const canaries = await readCanaries(reading, releases);
    state = { channel: name, revision: channel.revision, releases, canaries, refused: reading.refused };
    taken = { channel, before };
  };
  const takeNew = async (channel: Channel) => {
    if (state && channel.revision < state.revision) {
      log(`channel ${name} is at revision ${channel.revision} after ${state.revision}, the newer one stays`);
      return;
    }
    await take(channel, state, undefined);
  };
  return {
    state: () => state,
    async read() {
      const now = await store.channelStamp(name);
      if (now === undefined) return;
      if (now === stamp) {
        if (taken && state && state.refused.length > 0) await take(taken.channel, taken.before, state);
        return;
      }
      // Set only once everything was read, so that a store that fails halfway is read again.
      stamp = undefined;
      const channel = await store.channel(name);
      if (channel) await takeNew(channel);
      stamp = now;
    },
  };
}
