import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ReleaseId, ReleaseStore } from '../store/release-store.ts';
import { liveRecords, withReplaced } from './live-records.ts';
import { PublicationFault } from './publication-fault.ts';
import { releaseSetFaults, shellName } from './release-set-faults.ts';

/** What a promotion works on. `now` is the instant that the pointer file will bear. */
export interface PromoteTarget {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly now: Date;
  /** Whether a release may replace a newer one; false refuses it (T16). */
  readonly allowOlder: boolean;
}

/** `changed` is false when every release was live already: the pointers keep their revision. */
export interface PromoteResult {
  readonly channel: Channel;
  readonly changed: boolean;
}

const faultSentences = {
  missing: 'has not been published',
  malformed: 'has a record that cannot be read',
  unsigned: 'is not signed by a trusted key',
} as const;

async function trustedRecord(store: ReleaseStore, { name, version }: ReleaseId): Promise<ReleaseRecord> {
  const stored = await store.release({ name, version });
  if (stored.ok) return stored.record;
  throw new PublicationFault(`${name} ${version} ${faultSentences[stored.fault]}.`);
}

function requireNewer(live: readonly ReleaseRecord[], wanted: readonly ReleaseRecord[]): void {
  for (const record of wanted) {
    const current = live.find(({ name }) => name === record.name);
    if (current && record.number < current.number) {
      throw new PublicationFault(
        `${record.name} ${record.version} (number ${record.number}) is older than the live ${current.version} (number ${current.number}); say --older if that is meant.`,
      );
    }
  }
}

function requireComposable(set: readonly ReleaseRecord[]): void {
  if (!set.some(({ name }) => name === shellName)) {
    throw new PublicationFault(
      'No shell is live, so nothing can be shown; promote the shell first or with the rest.',
    );
  }
  const [fault] = releaseSetFaults(set);
  if (fault) throw new PublicationFault(fault);
}

function movedPointers(
  before: Channel,
  changes: readonly ReleaseId[],
): Pick<Channel, 'current' | 'previous'> {
  const current = { ...before.current };
  const previous = { ...before.previous };
  for (const { name, version } of changes) {
    const old = current[name];
    if (old) previous[name] = old;
    current[name] = version;
  }
  return { current, previous };
}

/**
 * Makes published releases live by moving the channel's pointers, all in one step; what was live becomes the fallback. That is the
 * whole deployment. Rejects with a {@link PublicationFault} when a release is missing or unsigned, does not fit the rest of the live
 * set, or is older than the live one.
 */
export async function promote(target: PromoteTarget, ids: readonly ReleaseId[]): Promise<PromoteResult> {
  const { store, now } = target;
  const before: Channel = (await store.channel(target.channel)) ?? {
    channel: target.channel,
    revision: 0,
    current: {},
    previous: {},
    updatedAt: now.toISOString(),
  };
  const wanted = await Promise.all(ids.map((id) => trustedRecord(store, id)));
  const live = await liveRecords(store, before);
  if (!target.allowOlder) requireNewer(live, wanted);
  requireComposable(withReplaced(live, wanted));
  const changes = ids.filter(({ name, version }) => before.current[name] !== version);
  if (changes.length === 0) return { channel: before, changed: false };
  const channel: Channel = {
    ...before,
    ...movedPointers(before, changes),
    revision: before.revision + 1,
    updatedAt: now.toISOString(),
  };
  await store.writeChannel(channel);
  return { channel, changed: true };
}
