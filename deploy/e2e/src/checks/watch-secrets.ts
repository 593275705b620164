import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import type { Stack } from '../stack/index.ts';

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly text: string;
}

/** Everything a browser sends and receives, to be searched for data that must not be there. */
interface SecretWatch {
  /** Every request whose body contains the text, as `POST /path`. */
  sentIn(text: string): string[];
  /**
   * Fails if a URL, a header, an answer, the page, the console or the browser's storage contains one of the
   * texts.
   */
  expectNowhere(page: Page, texts: readonly string[]): Promise<void>;
}

/**
 * Records every request and answer of a context from now on, including the pixel and the calls of the site.
 */
export function watchSecrets(context: BrowserContext): SecretWatch {
  const requests: (SentRequest & { readonly headers: string })[] = [];
  const answers: Promise<string>[] = [];
  const logged: string[] = [];
  context.on('console', (message) => logged.push(message.text()));
  context.on('request', (request) =>
    requests.push({
      method: request.method(),
      url: request.url(),
      text: request.postData() ?? '',
      headers: JSON.stringify(request.headers()),
    }),
  );
  context.on('response', (response) => {
    if (!/^\/(api|public|user)\//.test(new URL(response.url()).pathname)) return;
    answers.push(response.text().catch(() => ''));
  });
  return {
    sentIn: (text) =>
      requests
        .filter((request) => request.text.includes(text))
        .map(({ method, url }) => `${method} ${new URL(url).pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')}`),
    async expectNowhere(page, texts) {
      const places = {
        addresses: requests.map(({ url }) => decodeURIComponent(url)).join('\n'),
        headers: requests.map(({ headers }) => headers).join('\n'),
        answers: (await Promise.all(answers)).join('\n'),
        page: await page.content(),
        browser: JSON.stringify(await context.storageState({ indexedDB: true })),
        session: await page.evaluate(() =>
          JSON.stringify([{ ...sessionStorage }, history.state, window.name]),
        ),
        caches: JSON.stringify(await cachedAnswers(page)),
        console: logged.join('\n'),
        outbox: await page.evaluate(async () => (await fetch('/_sandbox/outbox')).text()),
      };
      for (const [place, text] of Object.entries(places)) {
        for (const secret of texts) expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
      }
    },
  };
}

/** Answers that the browser stores outside its own cache. */
function cachedAnswers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return found;
  });
}

/**
 * Files below a folder that contain one of the texts, byte for byte: every table and log of an embedded
 * database is a file.
 */
function filesWith(dir: string, texts: readonly string[]): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = bytesOf(path);
      return texts.some((text) => bytes?.includes(text));
    });
}

/** Undefined for a file that was deleted since it was listed: the database deletes files while it runs. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Fails if a file of the site, in particular of its database, or the output of its servers contains one of
 * the texts.
 */
export function expectNotStored(stack: Stack, texts: readonly string[]): void {
  expect(filesWith(stack.dataDir, texts)).toEqual([]);
  for (const text of texts) expect(stack.log().includes(text), `${text} in a log`).toBe(false);
}
