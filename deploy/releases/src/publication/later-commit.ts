import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
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

/** Why a build is not the newest: undefined if its live release is of no later commit. */
async function laterSentence(
  isEarlierCommit: IsEarlierCommit,
  live: readonly ReleaseRecord[],
  { name, commit }: Build['draft'],
): Promise<string | undefined> {
  const current = live.find((record) => record.name === name);
  if (!current || !(await isEarlierCommit(commit, current.commit))) return undefined;
  return `${name} of commit ${commit.slice(0, 8)} is older than the live ${current.version}, which is of the later commit ${current.commit.slice(0, 8)}`;
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
    const sentence = await laterSentence(isEarlierCommit, live, build.draft);
    if (sentence === undefined) {
      left.push(build);
      continue;
    }
    if (build.draft.name === shellName || builds.length === 1) {
      throw new PublicationError(`${sentence}; say --older if it is meant.`);
    }
    passed.push(`${sentence}; it stays.`);
  }
  if (left.length > 0) return { builds: left, passed };
  throw new PublicationError(`Everything live is of a later commit; say --older if this one is meant.`);
}

/**
 * As {@link requireNoLaterCommit}, for builds that it left and that are published by now: rejects with a
 * {@link PublicationError} when a release of a later commit went live in the meantime.
 */
export async function requireStillLatest(
  isEarlierCommit: IsEarlierCommit,
  live: readonly ReleaseRecord[],
  builds: readonly Build[],
): Promise<void> {
  for (const { draft } of builds) {
    const sentence = await laterSentence(isEarlierCommit, live, draft);
    if (sentence === undefined) continue;
    throw new PublicationError(
      `${sentence} and went live just now. Nothing was promoted; run the command again for what is still newer, or say --older if this one is meant.`,
    );
  }
}
