import * as v from 'valibot';
import { readJson } from '../http/read-json.ts';
import { FlagDataFileSchema } from '../page/flag-snapshot.ts';
import type { FlagValues } from './create-flag-store.ts';

const timeoutMs = 20_000;

/** The parsed file of the flag service, without entries that are not flag values. */
export interface FlagDataFile {
  readonly revision: string;
  readonly flags: FlagValues;
  readonly etag: string | undefined;
}

/**
 * Reads the data file, `GET {proxyEndpoint}/proxy/optimizelyDataFile` (SITE-42). Undefined if it has not changed since `etag`; rejects if
 * it cannot be read completely within 20 s.
 */
export async function readFlagDataFile(
  url: string,
  etag: string | undefined,
  fetchFile: typeof fetch,
): Promise<FlagDataFile | undefined> {
  const response = await fetchFile(url, {
    headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 304) return undefined;
  const body = await readJson(response);
  if (!response.ok || !body.ok) throw new Error(`flag data file: status ${response.status}`);
  const { revision, flags } = v.parse(FlagDataFileSchema, body.data);
  return { revision, flags, etag: response.headers.get('etag') ?? undefined };
}
