import { inspectEntry } from '@forecourt/shared-contracts/release-loading';
import { consumeHints } from './consume-hints.ts';

/** Checks an entry before it is loaded again, and clears the page's failed hints of its release. Rejects as `inspectEntry` does. */
export async function beforeRetry(url: URL, integrity: string): Promise<void> {
  await inspectEntry(url, integrity);
  consumeHints(document, url);
}
