import { randomBytes } from 'node:crypto';
import type { PageDocument } from '../html/page-outcome.ts';
import { withPicturesFirst } from '../html/pictures-first.ts';
import { noncedPage, type NoncedPage } from './nonced-page.ts';

/**
 * What came of writing a page: a whole page to keep; `missing` if its subject does not exist; `partial` if something of
 * it was missing or late, so that the next page may be better.
 */
export type FillEnd = NoncedPage | 'missing' | 'partial';

/** A page that is being written once, for everyone who asks for it meanwhile. */
export interface PageFill {
  readonly status: Promise<200 | 404>;
  /** The page's text as it is written, from the beginning, with this nonce. Throws what writing it threw. */
  follow(nonce: string): AsyncGenerator<string>;
  /** Never rejects. */
  readonly end: Promise<FillEnd>;
}

/** Wakes everyone who waits, each time. */
function createBell() {
  let ring = (): void => undefined;
  let next = new Promise<void>((done) => (ring = done));
  return {
    rung: () => next,
    ring: () => {
      const wake = ring;
      next = new Promise<void>((done) => (ring = done));
      wake();
    },
  };
}

/**
 * Writes a page with a random placeholder as its nonce. Nobody is ever sent the placeholder, and nothing in the
 * page can contain it by chance or by intent, so replacing it reaches the nonces and nothing else (T02).
 */
export function startFill(write: (placeholder: string) => PageDocument, onGrown: () => void): PageFill {
  const placeholder = randomBytes(16).toString('base64');
  const { status, text } = write(placeholder);
  const parts: string[] = [];
  const bell = createBell();
  let isOver = false;
  let fault: unknown;
  const run = async (): Promise<FillEnd> => {
    try {
      for (;;) {
        const { value, done } = await text.next();
        if (done)
          return value === 'whole'
            ? noncedPage(withPicturesFirst(parts.join('')), placeholder, onGrown)
            : value;
        parts.push(value);
        bell.ring();
      }
    } catch (error) {
      fault = error;
      return 'partial';
    } finally {
      isOver = true;
      bell.ring();
    }
  };
  status.catch(() => undefined);
  return {
    status,
    end: run(),
    async *follow(nonce) {
      for (let at = 0; ;) {
        const rung = bell.rung();
        while (at < parts.length) yield (parts[at++] ?? '').replaceAll(placeholder, nonce);
        if (fault !== undefined) throw fault;
        if (isOver && at === parts.length) return;
        if (!isOver) await rung;
      }
    },
  };
}
