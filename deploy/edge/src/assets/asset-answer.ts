import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { ReleaseStore } from '@forecourt/releases';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { acceptedEncoding } from '../html/encoded-stream.ts';

const compressible = /\.(js|css|json|svg)$/;
const compress = promisify(gzip);

/** Headers for a file whose name contains its hash: cached for a year, publicly, without credentials. */
export function immutableHeaders(path: string): Record<string, string> {
  return {
    'content-type': getMimeType(path) ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
  };
}

/** Returns a body in the best encoding that the client accepts. `brotli` is the copy made at build time. */
export async function encodedAnswer(
  path: string,
  bytes: Uint8Array,
  choice: { readonly accepted: string | undefined; readonly brotli?: Uint8Array | undefined },
): Promise<Response> {
  const headers = immutableHeaders(path);
  const answer = (body: Uint8Array, coding?: string) =>
    new Response(body as Uint8Array<ArrayBuffer>, {
      headers: {
        ...headers,
        'content-length': String(body.byteLength),
        ...(coding && { 'content-encoding': coding }),
      },
    });
  const encoding = acceptedEncoding(choice.accepted);
  if (encoding === 'br' && choice.brotli) return answer(choice.brotli, 'br');
  const takesGzip =
    encoding === 'gzip' || acceptedEncoding(choice.accepted?.replace(/\bbr\b/g, '')) === 'gzip';
  return compressible.test(path) && takesGzip ? answer(await compress(bytes), 'gzip') : answer(bytes);
}

/**
 * Returns a file of a release; undefined when the record does not list it, so nothing else in the store can
 * be fetched (T60), and for its server build, which is not for browsers.
 */
export async function releaseFile(
  store: ReleaseStore,
  wanted: { readonly record: ReleaseRecord; readonly path: string },
  accepted: string | undefined,
): Promise<Response | undefined> {
  const { record, path } = wanted;
  if (!record.files.some((file) => file.path === path) || path === record.server?.file) return undefined;
  const bytes = await store.file(record, path);
  if (!bytes) return undefined;
  const brotli = acceptedEncoding(accepted) === 'br' ? await store.file(record, `${path}.br`) : undefined;
  return encodedAnswer(path, bytes, { accepted, brotli });
}
