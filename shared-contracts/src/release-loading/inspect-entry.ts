import { LoadFailure } from './load-failure.ts';
import { entryRetryMs } from './retry-after.ts';

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * Checks an entry before it is retried, because a script element does not report why it failed. Resolves when the bytes are the release's.
 * Rejects with a {@link LoadFailure}: `missing` when the URL returns an error, a page, or nothing (with the requested wait), `changed` when
 * it returns a script with other bytes, which no retry fixes (F02, F06, F07, F08). Runs none of it.
 */
export async function inspectEntry(url: URL, integrity: string): Promise<void> {
  const missing = (why: string, waitMs = 0) => new LoadFailure('missing', `${url.pathname} ${why}`, waitMs);
  const answer = await fetch(url).catch(() => undefined);
  if (!answer) throw missing('cannot be reached');
  const { status, headers } = answer;
  if (!answer.ok) throw missing(`answers ${status}`, entryRetryMs(headers.get('retry-after'), Date.now()));
  if (!headers.get('content-type')?.includes('javascript')) throw missing('is no script');
  const bytes = await answer.arrayBuffer().catch(() => undefined);
  if (!bytes?.byteLength) throw missing('is empty');
  // Without a secure context there is no digest; the browser's own check still applies.
  if (globalThis.isSecureContext && (await hashOf(bytes)) !== integrity) {
    throw new LoadFailure('changed', `${url.pathname} has other bytes than its signed release`);
  }
}
