import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ReleaseFault, ReleaseId, ReleaseStore, StoredRelease } from '../store/release-store.ts';
import { PublicationError } from './publication-fault.ts';

const faultSentences: Readonly<Record<ReleaseFault, string>> = {
  missing: 'has not been published',
  malformed: 'has a record that cannot be read',
  unsigned: 'is not signed by a trusted key',
};

/** What is wrong with a stored release, as the end of a sentence about it, without the full stop. */
export function faultSentence({ fault, unknownKeyId }: Extract<StoredRelease, { ok: false }>): string {
  if (unknownKeyId === undefined) return faultSentences[fault];
  return `is signed with the key ${unknownKeyId}, which is none of the trusted release keys`;
}

/**
 * Returns the record of a release; rejects with a {@link PublicationError} when it is missing, malformed or
 * unsigned.
 */
export async function trustedRecord(
  store: ReleaseStore,
  { name, version }: ReleaseId,
): Promise<ReleaseRecord> {
  const stored = await store.release({ name, version });
  if (stored.ok) return stored.record;
  throw new PublicationError(`${name} ${version} ${faultSentence(stored)}.`);
}
