import { join, resolve } from 'node:path';

/** A bucket, and the key prefix of the release store in it: empty, or ending in `/`. */
export interface BucketLocation {
  readonly kind: 'bucket';
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string;
  /** Undefined for S3 itself. */
  readonly endpoint: string | undefined;
  /**
   * Whether the bucket is part of the path instead of the host name, as most services other than S3 require.
   */
  readonly pathStyle: boolean;
}

/** Location of a release store. `dir` is absolute. */
export type ReleaseLocation = BucketLocation | { readonly kind: 'folder'; readonly dir: string };

/** An invalid setting of the release store; the message says which one and why. */
export class ReleaseLocationFault extends Error {
  override readonly name = 'ReleaseLocationFault';
}

const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/;

function endpointOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new ReleaseLocationFault(
    `AWS_ENDPOINT_URL_S3 is "${text}", but it has to be an address like https://storage.example.com.`,
  );
}

function bucketOf(text: string, env: NodeJS.ProcessEnv): BucketLocation {
  const [, bucket, path = ''] = bucketPattern.exec(text) ?? [];
  if (!bucket || path.split('/').includes('..')) {
    throw new ReleaseLocationFault(
      `FORECOURT_RELEASES is "${text}", but a bucket is named like s3://bucket/prefix.`,
    );
  }
  const folders = path.split('/').filter(Boolean);
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION;
  if (!region) {
    throw new ReleaseLocationFault(`The bucket ${bucket} needs AWS_REGION, the region that it lies in.`);
  }
  return {
    kind: 'bucket',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region,
    endpoint: endpointOf(env.AWS_ENDPOINT_URL_S3),
    pathStyle: env.FORECOURT_S3_PATH_STYLE === '1',
  };
}

/** FORECOURT_DATA, otherwise `.data`; a relative folder is resolved against `workspaceDir`. */
export function dataDir(env: NodeJS.ProcessEnv, workspaceDir: string): string {
  return resolve(workspaceDir, env.FORECOURT_DATA || '.data');
}

/**
 * Returns the location of the release store: FORECOURT_RELEASES (`s3://bucket/prefix`, or a folder),
 * otherwise the folder `releases` in FORECOURT_DATA, otherwise in `.data`. Relative folders are resolved
 * against `workspaceDir`. Throws a {@link ReleaseLocationFault}.
 */
export function releaseLocation(env: NodeJS.ProcessEnv, workspaceDir: string): ReleaseLocation {
  const named = env.FORECOURT_RELEASES;
  if (named?.startsWith('s3:')) return bucketOf(named, env);
  if (named?.includes('://')) {
    throw new ReleaseLocationFault(
      `FORECOURT_RELEASES is "${named}", but it is a folder or s3://bucket/prefix.`,
    );
  }
  const dir = named ? resolve(workspaceDir, named) : join(dataDir(env, workspaceDir), 'releases');
  return { kind: 'folder', dir };
}

/** The location in readable form. */
export function locationName(location: ReleaseLocation): string {
  return location.kind === 'folder' ? location.dir : `s3://${location.bucket}/${location.prefix}`;
}
