import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ReleaseSigner } from '../signing/release-keys.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { budgetFaults } from './budget-faults.ts';
import { exposureFaults } from './exposure-faults.ts';
import { basePointers, liveRecords, withReplaced } from './live-records.ts';
import { PublicationError, untrustedSigner } from './publication-fault.ts';
import type { Build } from './read-build.ts';
import { contentVersion, releaseContent } from './release-draft.ts';
import { faultSentence } from './trusted-record.ts';
import { releaseSetFaults, releaseSetWarnings } from './release-set-faults.ts';
import { serverFault, unlikeShell, unrenderedPages } from './server-faults.ts';

/**
 * Dependencies of a publication. `channel` is the one whose live set the releases must be compatible with.
 */
export interface PublishTarget {
  readonly store: ReleaseStore;
  readonly signer: ReleaseSigner;
  readonly channel: string;
}

/** One build to publish. `version` replaces the one derived from the content. */
export interface Publication {
  readonly build: Build;
  readonly version?: string | undefined;
}

/** `unchanged` means that this same release was published before. */
export interface Published {
  readonly record: ReleaseRecord;
  readonly unchanged: boolean;
}

/** Result of a publication. `warnings` are sentences about what works but costs bytes, and what could not be tried. */
export interface PublishResult {
  readonly published: readonly Published[];
  readonly warnings: readonly string[];
}

function versionOf({ build, version }: Publication): string {
  return version ?? contentVersion(build.draft);
}

async function nextNumber(store: ReleaseStore, name: string): Promise<number> {
  const versions = await store.versions(name);
  const stored = await Promise.all(versions.map((version) => store.release({ name, version })));
  return 1 + Math.max(0, ...stored.map((release) => (release.ok ? release.record.number : 0)));
}

async function alreadyPublished(
  store: ReleaseStore,
  publication: Publication,
): Promise<Published | undefined> {
  const { name } = publication.build.draft;
  const version = versionOf(publication);
  const stored = await store.release({ name, version });
  if (!stored.ok) {
    if (stored.fault === 'missing') return undefined;
    throw new PublicationError(`${name} ${version} is in the store, but it ${faultSentence(stored)}.`);
  }
  if (releaseContent(stored.record) === releaseContent(publication.build.draft)) {
    return { record: stored.record, unchanged: true };
  }
  throw new PublicationError(
    `${name} ${version} has been published with other content, and a release never changes; give it another version.`,
  );
}

async function add({ store, signer }: PublishTarget, publication: Publication): Promise<Published> {
  const { draft, files } = publication.build;
  const record: ReleaseRecord = {
    ...draft,
    version: versionOf(publication),
    number: await nextNumber(store, draft.name),
  };
  const text = JSON.stringify(record);
  const signed = { record: text, signature: signer.sign(text), keyId: signer.keyId };
  if (!(await store.isTrusted(signed))) throw new PublicationError(untrustedSigner(signer.keyId));
  if (await store.addRelease({ name: record.name, version: record.version }, signed, files)) {
    return { record, unchanged: false };
  }
  const others = await alreadyPublished(store, publication);
  if (others) return others;
  throw new PublicationError(`${record.name} ${record.version} was published by somebody else just now.`);
}

/**
 * Result of the checks of a publication: the releases that are already in the store, in the order of the
 * publications, and warnings.
 */
interface Checked {
  readonly before: readonly (Published | undefined)[];
  readonly warnings: readonly string[];
}

/** Rejects with a {@link PublicationError} when an edge could not render with the server build of a new release. */
async function requireRenders(
  store: ReleaseStore,
  publications: readonly Publication[],
  before: readonly (Published | undefined)[],
): Promise<void> {
  for (const [at, { build }] of publications.entries()) {
    const fault = before[at] ? undefined : await serverFault(build, store);
    if (fault) throw new PublicationError(fault);
  }
}

/**
 * Checks what builds expose and render, and checks them against the budget, against the live set of the channel with these
 * releases in it, and against what was published under the same version. Writes nothing. Rejects with a
 * {@link PublicationError} for the first problem.
 */
export async function checkPublications(
  { store, channel }: Pick<PublishTarget, 'store' | 'channel'>,
  publications: readonly Publication[],
): Promise<Checked> {
  const live = await liveRecords(
    store,
    (await store.channel(channel)) ?? (await basePointers(store, channel)),
  );
  const offered = publications.map((publication) => ({
    ...publication.build.draft,
    version: versionOf(publication),
  }));
  const set = withReplaced(live, offered);
  const own = publications.flatMap(({ build }) => [
    ...exposureFaults(build.draft),
    ...budgetFaults(build.draft),
  ]);
  const [fault] = [...own, ...releaseSetFaults(set)];
  if (fault) throw new PublicationError(fault);
  const before = await Promise.all(publications.map((publication) => alreadyPublished(store, publication)));
  await requireRenders(store, publications, before);
  const untried = publications.flatMap(({ build }) => unrenderedPages(build.draft));
  return { before, warnings: [...releaseSetWarnings(set), ...untried, ...unlikeShell(set)] };
}

/**
 * Publishes builds as signed, immutable releases; visitors do not see them until they are promoted. All are
 * checked before the first is written, see {@link checkPublications}.
 * Rejects with a {@link PublicationError}, also when the signing key is not a trusted one: no edge would serve
 * the releases. Publishing an unchanged build again does nothing, also when somebody else publishes it at the same time.
 */
export async function publish(
  target: PublishTarget,
  publications: readonly Publication[],
): Promise<PublishResult> {
  const { before, warnings } = await checkPublications(target, publications);
  const published: Published[] = [];
  for (const [at, publication] of publications.entries()) {
    published.push(before[at] ?? (await add(target, publication)));
  }
  return { published, warnings };
}
