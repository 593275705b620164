import type { Channel, ReleaseFile } from '@forecourt/shared-contracts/releases';
import type { ReleaseId, ReleaseStore } from '../store/release-store.ts';
import { integrityOfFile, unpacked } from './file-integrity.ts';
import { liveRecords } from './live-records.ts';
import { releaseSetFaults } from './release-set-faults.ts';
import { faultSentence } from './trusted-record.ts';

/** Result of a verification. `faults` are sentences; `releases` and `files` are the numbers checked. */
export interface Verification {
  readonly releases: number;
  readonly files: number;
  readonly faults: readonly string[];
}

async function fileFaults(store: ReleaseStore, id: ReleaseId, file: ReleaseFile): Promise<string[]> {
  const label = `${file.path} of ${id.name} ${id.version}`;
  const bytes = await store.file(id, file.path);
  if (!bytes) return [`${label} is not in the store.`];
  const faults =
    integrityOfFile(bytes) === file.integrity ? [] : [`${label} has other bytes than its hash says.`];
  const brotli = await store.file(id, `${file.path}.br`);
  if (brotli && integrityOfFile(unpacked(brotli)) !== file.integrity) {
    faults.push(`The brotli copy of ${label} does not unpack to it.`);
  }
  return faults;
}

function pointedTo({ current, previous, canaries = {} }: Channel): ReleaseId[] {
  const canaryVersions = Object.fromEntries(
    Object.entries(canaries).map(([name, { version }]) => [name, version]),
  );
  return [current, previous, canaryVersions].flatMap((versions) =>
    Object.entries(versions).map(([name, version]) => ({ name, version })),
  );
}

/**
 * Checks whether everything that a channel points to, including fallbacks, is what was published: signatures,
 * the bytes of every file and of its brotli copy, and whether the live releases are compatible. Changes
 * nothing.
 */
export async function verifyChannel(store: ReleaseStore, channel: Channel): Promise<Verification> {
  const faults: string[] = [];
  const ids = pointedTo(channel);
  let files = 0;
  for (const id of ids) {
    const stored = await store.release(id);
    if (!stored.ok) {
      faults.push(`${id.name} ${id.version} ${faultSentence(stored)}.`);
      continue;
    }
    files += stored.record.files.length;
    for (const file of stored.record.files) faults.push(...(await fileFaults(store, id, file)));
  }
  faults.push(...releaseSetFaults(await liveRecords(store, channel)));
  return { releases: ids.length, files, faults };
}
