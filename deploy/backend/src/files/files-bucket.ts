import { backendExitCodes, StartFault } from '../start-fault.ts';

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

const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w-]+(?:\/[\w-]+)*))?$/;

/**
 * Returns the bucket that FORECOURT_FILES names as `s3://bucket/prefix`, in AWS_REGION; undefined without
 * one. AWS_ENDPOINT_URL_S3 and FORECOURT_S3_PATH_STYLE work as they do for a release store. Throws a
 * {@link StartFault} that names the variable.
 */
export function filesBucket(env: NodeJS.ProcessEnv): FilesBucket | undefined {
  const text = env.FORECOURT_FILES;
  if (!text) return undefined;
  const [, bucket, path] = pattern.exec(text) ?? [];
  if (!bucket) throw fault(`FORECOURT_FILES is "${text}", but a bucket is named like s3://bucket/prefix.`);
  const region = env.AWS_REGION;
  if (!region)
    throw fault(`The bucket ${bucket} of FORECOURT_FILES needs AWS_REGION, the region that it lies in.`);
  const endpoint = env.AWS_ENDPOINT_URL_S3 || undefined;
  const pathStyle = env.FORECOURT_S3_PATH_STYLE === '1';
  return { bucket, prefix: path === undefined ? '' : `${path}/`, region, endpoint, pathStyle };
}

function fault(message: string): StartFault {
  return new StartFault(message, backendExitCodes.badSetting);
}
