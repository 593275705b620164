import {
  largestFileBytes,
  maxFilesPerDocument,
  maxUploadBytes,
  uploadDocuments,
  type FileFault,
} from '@forecourt/shared-contracts/documents';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/index.ts';
import type { Random } from '../ports/index.ts';
import { displayName } from './display-name.ts';
import { spoolFile, type SpooledFile } from './spool-file.ts';

/** Why an upload was refused; `index` is the position of the faulty file, from 0. */
export interface UploadFault {
  readonly fault: FileFault | 'incomplete' | 'tooMany';
  readonly index?: number;
}

/** The files of an upload, all of them or none. */
export type UploadResult = { readonly spooled: readonly SpooledFile[] } | UploadFault;

interface UploadInput {
  readonly request: Request;
  readonly docType: string;
  readonly files: FileStore;
  readonly random: Random;
}

interface Arrivals {
  readonly works: Promise<SpooledFile | FileFault>[];
  isOverLimit: boolean;
  isCut: boolean;
}

/**
 * Streams the files of a multipart request into the store. An upload that is cut off at any byte, holds no
 * file, or holds one that breaks the rule leaves nothing. Rejects if the store fails.
 */
export async function receiveFiles(receiving: UploadInput): Promise<UploadResult> {
  const arrivals = await arrive(receiving);
  const results = await Promise.allSettled(arrivals.works);
  const spooled = results.flatMap((result) =>
    result.status === 'fulfilled' && typeof result.value === 'object' ? [result.value] : [],
  );
  const fault = arrivals.isCut ? { fault: 'incomplete' as const } : faultOf(results, arrivals);
  if (!fault) return { spooled };
  await Promise.all(spooled.map(({ spoolKey }) => receiving.files.remove(spoolKey)));
  return fault;
}

function faultOf(
  results: readonly PromiseSettledResult<SpooledFile | FileFault>[],
  { isOverLimit }: Arrivals,
): UploadFault | undefined {
  for (const [index, result] of results.entries()) {
    if (result.status === 'rejected') throw result.reason;
    if (typeof result.value === 'string') return { fault: result.value, index };
  }
  if (isOverLimit) return { fault: 'tooMany' };
  return results.length === 0 ? { fault: 'incomplete' } : undefined;
}

async function* limited(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxUploadBytes) throw new Error('the upload is too large');
    yield chunk;
  }
}

/**
 * Reads the request until its end or its first file too many; what follows that one is read and dropped, so
 * that the sender receives the response.
 */
async function arrive({ request, docType, files, random }: UploadInput): Promise<Arrivals> {
  const arrivals: Arrivals = { works: [], isOverLimit: false, isCut: false };
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    return { ...arrivals, isCut: true };
  }
  const open = new Set<BusboyFileStream>();
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { fields: 0, fileSize: largestFileBytes + 1 },
  });
  const overLimit = new Promise<void>((refuse) => {
    parser.on('file', (field, stream, fileName) => {
      if (arrivals.works.length === maxFilesPerDocument) {
        arrivals.isOverLimit = true;
        refuse();
      }
      if (field !== uploadDocuments.uploadField || arrivals.isOverLimit) return void stream.resume();
      open.add(stream);
      const name = displayName(fileName, docType, arrivals.works.length);
      const spooling = spoolFile(stream, { files, spoolKey: `incoming/${random.uuid()}`, name });
      arrivals.works.push(spooling);
      spooling.catch(() => stream.resume()).finally(() => open.delete(stream));
    });
  });
  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  const allRead = pipeline(source, limited, parser).catch(() => {
    arrivals.isCut = true;
    for (const stream of open) stream.destroy(new Error('the upload was cut'));
  });
  await Promise.race([allRead, overLimit]);
  return arrivals;
}
