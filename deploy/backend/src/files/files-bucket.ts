import { badSetting, setting } from '@forecourt/settings';
import * as v from 'valibot';

/** A bucket of uploaded documents. `prefix` precedes every key: empty, or ending in `/`. */
export interface FilesBucket {
  readonly bucket: string;
  readonly prefix: string;
  readonly region: string;
  /** Undefined for S3 itself. */
  readonly endpoint: string | undefined;
  /** Whether the bucket is in the path instead of the host name. */
  readonly pathStyle: boolean;
}

const BucketSchema = v.pipe(
  v.string(),
  v.regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-]+)*$/,
    'a bucket and a prefix like s3://bucket/prefix',
  ),
  v.transform((text) => {
    const [bucket = '', ...path] = text.slice('s3://'.length).split('/');
    return { bucket, prefix: path.map((part) => `${part}/`).join('') };
  }),
);

/**
 * Returns the bucket that FORECOURT_FILES names as `s3://bucket/prefix`, in AWS_REGION; undefined without
 * one. AWS_ENDPOINT_URL_S3 and FORECOURT_S3_PATH_STYLE work as they do for a release store. Throws a
 * StartFault that names the variable.
 */
export function filesBucket(env: NodeJS.ProcessEnv): FilesBucket | undefined {
  const place = setting(env, 'FORECOURT_FILES', BucketSchema);
  if (!place) return undefined;
  const region = env.AWS_REGION;
  if (!region)
    throw badSetting(
      `The bucket ${place.bucket} of FORECOURT_FILES needs AWS_REGION, the region that it lies in.`,
    );
  const endpoint = env.AWS_ENDPOINT_URL_S3 || undefined;
  const pathStyle = env.FORECOURT_S3_PATH_STYLE === '1';
  return { ...place, region, endpoint, pathStyle };
}
