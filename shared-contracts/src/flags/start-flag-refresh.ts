import { readFlagDataFile } from './flag-data-file.ts';
import type { FlagDataFile } from './flag-data-file.ts';

/** Refresh interval of flags (SITE-42), before jitter. */
export const flagRefreshMs = 300_000;
const jitterShare = 0.1;

/** Dependencies of the refresh: `revision` is the page's, empty if it came without flags; `onChange` is called with each new revision. */
export interface FlagRefreshDeps {
  readonly url: string;
  readonly revision: string;
  readonly fetch: typeof fetch;
  readonly random: () => number;
  readonly onChange: (file: FlagDataFile) => void;
  readonly log: (message: string, detail: unknown) => void;
}

/**
 * Reads the data file every 300 s plus or minus 10 %, and immediately if the page came without flags; the last good values stay if it fails
 * (F39). Returns a function that stops it.
 */
export function startFlagRefresh(parts: FlagRefreshDeps): () => void {
  let { revision } = parts;
  let etag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const refresh = async () => {
    try {
      const file = await readFlagDataFile(parts.url, etag, parts.fetch);
      if (isStopped) return;
      etag = file?.etag ?? etag;
      if (file && file.revision !== revision) {
        revision = file.revision;
        parts.onChange(file);
      }
    } catch (error) {
      parts.log('flags could not be refreshed', error);
    }
    schedule();
  };
  const schedule = () => {
    if (isStopped) return;
    const waitMs = flagRefreshMs * (1 + jitterShare * (parts.random() * 2 - 1));
    timer = setTimeout(() => void refresh(), waitMs);
  };
  if (revision) schedule();
  else void refresh();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
