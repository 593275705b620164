import {
  fileFault,
  fileKindOf,
  hasAllowedName,
  largestFileBytes,
  maxFileBytes,
  signatureBytes,
  type FileFault,
  type FileKind,
} from '@forecourt/shared-contracts/documents';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../files/index.ts';

/** A file that has arrived completely and passed the rule, under a key that nothing references yet. */
export interface SpooledFile {
  readonly spoolKey: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  readonly sha256: string;
}

interface Spool {
  readonly files: FileStore;
  readonly spoolKey: string;
  readonly name: string;
}

/**
 * Writes a file to the store while checking it by the rule of shared-contracts. After a fault nothing more is
 * written, but the stream is read to its end, so that the sender receives the response. Rejects if the stream
 * ends early or the store fails; then, as after a fault, nothing remains in the store.
 */
export async function spoolFile(
  source: AsyncIterable<Uint8Array>,
  { files, spoolKey, name }: Spool,
): Promise<SpooledFile | FileFault> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head: Uint8Array = new Uint8Array();
  const isTooLarge = () => sizeBytes > maxFileBytes[fileKindOf(head) ?? 'jpg'];

  async function* accepted() {
    for await (const chunk of source) {
      sizeBytes += chunk.length;
      if (head.length < signatureBytes) head = Buffer.concat([head, chunk]).subarray(0, signatureBytes);
      const isForeign = !hasAllowedName(name) || (head.length === signatureBytes && !fileKindOf(head));
      if (isForeign || isTooLarge()) continue;
      hash.update(chunk);
      yield chunk;
    }
  }

  await files.put(spoolKey, Readable.from(accepted(), { objectMode: false }));
  const fault = fileFault({ name, sizeBytes: Math.min(sizeBytes, largestFileBytes + 1), head });
  const kind = fileKindOf(head);
  if (!fault && kind) return { spoolKey, name, kind, sizeBytes, sha256: hash.digest('hex') };
  await files.remove(spoolKey);
  return fault ?? 'content';
}
