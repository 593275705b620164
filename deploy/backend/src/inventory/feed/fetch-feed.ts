import { createWriteStream } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A feed on this machine; `end` removes the copy of one that was fetched. */
export interface LocalFeed {
  readonly file: string;
  end(): Promise<void>;
}

/** Whether a feed is named by an https address instead of a path. */
export function isFeedAddress(name: string): boolean {
  return name.startsWith('https://');
}

/**
 * Returns a feed as a file: the one of a path, or a copy of what an https address answers, for a command that runs where its operator has no
 * files. A string says why there is none, without the query of the address, which may be signed.
 */
export async function localFeed(name: string, fetchFeed: typeof fetch = fetch): Promise<LocalFeed | string> {
  if (isFeedAddress(name)) return fetchedFeed(name, fetchFeed);
  try {
    await access(name);
  } catch {
    return `The file ${name} cannot be read.`;
  }
  return { file: name, end: () => Promise.resolve() };
}

async function fetchedFeed(address: string, fetchFeed: typeof fetch): Promise<LocalFeed | string> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  const end = () => rm(folder, { recursive: true, force: true });
  const file = join(folder, 'feed.csv');
  try {
    const answer = await fetchFeed(address);
    if (answer.ok && answer.body) {
      await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(file));
      return { file, end };
    }
    await end();
    return notFetched(address, `it answers ${answer.status}`);
  } catch {
    await end();
    return notFetched(address, 'it does not answer, or not to the end');
  }
}

function notFetched(address: string, why: string): string {
  return `The feed cannot be fetched from ${address.replace(/[?#].*$/s, '')}: ${why}.`;
}
