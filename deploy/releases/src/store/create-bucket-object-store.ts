import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { checkedKey } from './checked-key.ts';
import type { ObjectStore } from './object-store.ts';
import type { BucketLocation } from './release-location.ts';

const conflictTries = 5;
const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

function isSame(stored: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return stored !== undefined && Buffer.compare(stored, bytes) === 0;
}

async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Names directly below a prefix: objects, and the part before the next `/` of deeper ones. */
async function namesBelow(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const names: string[] = [];
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix, Delimiter: '/' });
  for await (const { Contents = [], CommonPrefixes = [] } of pages) {
    for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length));
    for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(prefix.length, -1));
  }
  return names.filter((name) => name !== '' && !name.startsWith('.')).sort();
}

/**
 * An object store in an S3 bucket or in a service with the same protocol, including conditional writes.
 * Credentials come from the usual AWS SDK sources: the environment, the profile, the role of the machine.
 * Throws for a key that would leave the prefix; rejects with the service's error when it refuses or fails,
 * after the SDK's own retries.
 */
export function createBucketObjectStore({
  bucket,
  prefix,
  endpoint,
  region,
  pathStyle,
}: BucketLocation): ObjectStore {
  const client = new S3Client({ region, forcePathStyle: pathStyle, ...(endpoint && { endpoint }) });
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${checkedKey(key)}` });
  const read = async (target: ReturnType<typeof at>) => {
    const found = await orUndefined(client.send(new GetObjectCommand(target)));
    return found?.Body?.transformToByteArray();
  };
  const writeNew = async (target: ReturnType<typeof at>, bytes: Uint8Array) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(new PutObjectCommand({ ...target, Body: bytes, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        // An answer that got lost is asked for again, and then the object exists: it may be this very write.
        if (statusOf(error) === 412) return isSame(await read(target), bytes);
        // 409 means that another writer is in progress; the next attempt shows whether that one succeeded.
        if (statusOf(error) !== 409 || attempt === conflictTries) throw error;
      }
    }
  };
  return {
    read: (key) => read(at(key)),
    write: (key, bytes) =>
      client.send(new PutObjectCommand({ ...at(key), Body: bytes })).then(() => undefined),
    writeNew: (key, bytes) => writeNew(at(key), bytes),
    names: (below) => namesBelow(client, bucket, at(below).Key),
    async stamp(key) {
      const found = await orUndefined(client.send(new HeadObjectCommand(at(key))));
      return found && [found.ETag, found.VersionId, found.LastModified?.getTime()].join('-');
    },
  };
}
