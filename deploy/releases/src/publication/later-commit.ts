import type { Build } from './read-build.ts';
import { liveRecords } from './live-records.ts';
import { PublicationError } from './publication-fault.ts';
import { shellName } from './release-set-faults.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Whether the first commit (40 hex digits) is one before the second; false if that is not known here. */
export type IsEarlierCommit = (commit: string, later: string) => Promise<boolean>;

interface LiveChannel {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly isEarlierCommit: IsEarlierCommit;
}

/** `passed` are sentences about the builds that are left out. */
export interface NewestBuilds {
  readonly builds: readonly Build[];
  readonly passed: readonly string[];
}

/**
 * The builds without those whose live release was built from a later commit, which a workflow that started
 * earlier and ended later must not replace (T16): their release already has the change. Rejects with a
 * {@link PublicationError} when no other is left, or when the shell is one of them.
 */
export async function requireNoLaterCommit(
  { store, channel, isEarlierCommit }: LiveChannel,
  builds: readonly Build[],
): Promise<NewestBuilds> {
  const live = await liveRecords(store, await store.channel(channel));
  const left: Build[] = [];
  const passed: string[] = [];
  for (const build of builds) {
    const { name, commit } = build.draft;
    const current = live.find((record) => record.name === name);
    if (!current || !(await isEarlierCommit(commit, current.commit))) {
      left.push(build);
      continue;
    }
    const sentence = `${name} of commit ${commit.slice(0, 8)} is older than the live ${current.version}, which is of the later commit ${current.commit.slice(0, 8)}`;
    if (name === shellName || builds.length === 1) {
      throw new PublicationError(`${sentence}; say --older if it is meant.`);
    }
    passed.push(`${sentence}; it stays.`);
  }
  if (left.length > 0) return { builds: left, passed };
  throw new PublicationError(`Everything live is of a later commit; say --older if this one is meant.`);
}
