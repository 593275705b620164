import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { checkedKey, type FileStore, type StoredFile } from './file-store.ts';
import type { FilesBucket } from './files-bucket.ts';

/**
 * Files in a bucket of S3 or a compatible service. A file is buffered in memory until complete, because the
 * service needs its length first: a broken stream is never written. Credentials come from the AWS SDK's
 * default chain. Rejects with the service's error, after the SDK's own retries, and for an invalid key.
 */
export function createBucketFileStore(place: FilesBucket): FileStore {
  const { bucket, prefix, region, endpoint, pathStyle } = place;
  const client = new S3Client({ region, forcePathStyle: pathStyle, ...(endpoint && { endpoint }) });
  const keyOf = (key: string) => `${prefix}${checkedKey(key)}`;
  const at = (key: string) => ({ Bucket: bucket, Key: keyOf(key) });
  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand(at(key)));
  };
  const bodyOf = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand(at(key)));
    if (!Body) throw new Error('The bucket answers without content.');
    return Body;
  };
  return {
    async put(key, content) {
      const target = at(key);
      await client.send(new PutObjectCommand({ ...target, Body: await buffer(content) }));
    },
    async read(key) {
      const body = await bodyOf(key);
      return body instanceof Readable ? body : Readable.from([await body.transformToByteArray()]);
    },
    readBytes: async (key) => (await bodyOf(key)).transformToByteArray(),
    async move(from, to) {
      const source = `${bucket}/${keyOf(from)}`;
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: source }));
      await remove(from);
    },
    remove,
    list: () => listed(client, place),
  };
}

async function* listed(client: S3Client, { bucket, prefix }: FilesBucket): AsyncGenerator<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket: bucket, Prefix: prefix },
  )) {
    for (const { Key, LastModified } of Contents) {
      if (Key && LastModified) yield { key: Key.slice(prefix.length), changedAt: LastModified };
    }
  }
}
