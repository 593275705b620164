import type { ChannelJournal, ReleaseStore } from '@forecourt/releases';
import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { createSignedPointers, type SignedPointers } from './signed-pointers.ts';
import type { ChannelState, LiveRelease, RefusedRelease, RunningCanary } from './site-snapshot.ts';

/** Where a channel is read from, and where faults are logged. */
export interface ChannelSource {
  readonly store: ReleaseStore;
  readonly channel: string;
  /** Remembers the signed changes that were followed, so that a restart does not forget them (T16). */
  readonly memory?: ChannelJournal | undefined;
  readonly log: (message: string) => void;
}

/** What was read from a channel, and what it is compared with. */
export interface ReadChannel {
  readonly channel: Channel;
  /** What was served before the channel was written. */
  readonly before: ChannelState | undefined;
  /** Result of the last read of the same pointers; undefined for the first one. */
  readonly same: ChannelState | undefined;
  /** Whether a release that has no floor is followed only if a signed change asks for it. */
  readonly isStrict: boolean;
}

interface ChannelRead extends ReadChannel {
  readonly source: ChannelSource;
  /** The newest signed change since `before`. */
  readonly signed: SignedPointers;
  readonly refused: RefusedRelease[];
}

const isRelease = (one: { readonly name: string; readonly version: string }, name: string, version: string) =>
  one.name === name && one.version === version;

/** Records what is not served; logs it unless the last read of the same pointers already did. */
function refuse({ source, same, refused }: ChannelRead, one: RefusedRelease, message: string): undefined {
  refused.push(one);
  const isKnown = same?.refused.some(
    ({ name, version, why }) => isRelease(one, name, version) && why === one.why,
  );
  if (!isKnown) source.log(message);
}

function known({ same }: ChannelRead, name: string, version: string): ReleaseRecord | undefined {
  const { current, fallback } = same?.releases.get(name) ?? {};
  const records = [current, fallback, same?.canaries.get(name)?.record];
  return records.find((record) => record?.version === version);
}

async function trusted(
  reading: ChannelRead,
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

/** A release that pointers name, with what decides whether it is followed (T16). */
interface Followed {
  readonly wanted: ReleaseRecord | undefined;
  /** Older ones need a signed change. */
  readonly floor: ReleaseRecord | undefined;
  /** The version that a signed change has in the same place. */
  readonly asked: (signed: Channel) => string | undefined;
}

/** T16: release numbers only increase; an older release is followed only if a signed change asks for it. */
async function allowed(
  reading: ChannelRead,
  { wanted, floor, asked }: Followed,
): Promise<ReleaseRecord | undefined> {
  if (!wanted || (floor ? wanted.number >= floor.number : !reading.isStrict)) return wanted;
  const signed = await reading.signed.read();
  if (signed && asked(signed) === wanted.version) return wanted;
  const { name, version } = wanted;
  const fault = floor ? `is older than ${floor.version}` : 'was not live';
  return refuse(
    reading,
    { name, version, why: 'older' },
    `release ${name} ${version} ${fault}, no signed change asks for it, and it is not served`,
  );
}

async function fallbackOf(
  reading: ChannelRead,
  name: string,
  current: ReleaseRecord | undefined,
): Promise<ReleaseRecord | undefined> {
  const wanted = await trusted(reading, name, reading.channel.previous[name]);
  const served = reading.before?.releases.get(name);
  const isServed = [served?.current, served?.fallback].some((one) => one?.version === wanted?.version);
  if (isServed) return wanted;
  return allowed(reading, { wanted, floor: current, asked: ({ previous }) => previous[name] });
}

async function readReleases(reading: ChannelRead): Promise<ReadonlyMap<string, LiveRelease>> {
  const { channel, before, isStrict } = reading;
  const releases = new Map<string, LiveRelease>();
  for (const [name, version] of Object.entries(channel.current)) {
    const served = before?.releases.get(name)?.current;
    const wanted = await allowed(reading, {
      wanted: await trusted(reading, name, version),
      floor: served,
      asked: ({ current }) => current[name],
    });
    const live = wanted ?? served;
    const fallback = isStrict
      ? await fallbackOf(reading, name, live)
      : await trusted(reading, name, channel.previous[name]);
    const current = live ?? fallback;
    if (current) releases.set(name, { current, fallback: fallback === current ? undefined : fallback });
  }
  return releases;
}

async function readCanaries(
  reading: ChannelRead,
  releases: ReadonlyMap<string, LiveRelease>,
): Promise<ReadonlyMap<string, RunningCanary>> {
  const canaries = new Map<string, RunningCanary>();
  for (const [name, { version, percent }] of Object.entries(reading.channel.canaries ?? {})) {
    const running = reading.before?.canaries.get(name)?.record;
    const record =
      running?.version === version
        ? running
        : await allowed(reading, {
            wanted: await trusted(reading, name, version),
            floor: releases.get(name)?.current,
            asked: (signed) => signed.canaries?.[name]?.version,
          });
    if (record) canaries.set(name, { record, percent });
  }
  return canaries;
}

/** Reads the releases that a channel names; what is not served is listed in the state, and logged. */
export async function readChannel(source: ChannelSource, read: ReadChannel): Promise<ChannelState> {
  const { channel, before } = read;
  const signed = createSignedPointers(source.store, {
    channel: source.channel,
    after: before?.revision ?? 0,
    until: channel.revision,
  });
  const reading: ChannelRead = { ...read, source, signed, refused: [] };
  const releases = await readReleases(reading);
  const canaries = await readCanaries(reading, releases);
  const { refused } = reading;
  const { revision, current } = channel;
  return { channel: source.channel, revision, names: Object.keys(current), releases, canaries, refused };
}
