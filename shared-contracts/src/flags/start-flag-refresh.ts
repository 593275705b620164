import { readFlagDataFile } from './flag-data-file.ts';
import type { FlagDataFile } from './flag-data-file.ts';

/** How often flags are refreshed (SITE-42), before jitter. */
export const flagRefreshMs = 300_000;
const jitterShare = 0.1;

/** What the refresh needs: `revision` is what the page has, empty where it came without flags; `onChange` hears each new revision. */
export interface FlagRefreshParts {
  readonly url: string;
  readonly revision: string;
  readonly fetch: typeof fetch;
  readonly random: () => number;
  readonly onChange: (file: FlagDataFile) => void;
  readonly log: (message: string, detail: unknown) => void;
}

/**
 * Reads the data file every 300 s give or take a tenth, and at once where the page came without flags; the last good values stay when
 * it fails (F39). Answers the way to stop.
 */
export function startFlagRefresh(parts: FlagRefreshParts): () => void {
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
