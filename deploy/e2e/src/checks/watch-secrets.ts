import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import type { Stack } from '../stack/index.ts';

interface Sending {
  readonly method: string;
  readonly url: string;
  readonly text: string;
}

/** What a browser sends and is answered, to be searched for what must not be there. */
interface SecretWatch {
  /** Every request whose body has the text, as `POST /path`. */
  sentIn(text: string): string[];
  /** Fails where an address, a header, an answer, the page, the console or what the browser keeps has one of the texts. */
  expectNowhere(page: Page, texts: readonly string[]): Promise<void>;
}

/** Listens to every request and answer of a context from now on: the pixel and the calls of the site are among them. */
export function watchSecrets(context: BrowserContext): SecretWatch {
  const requests: (Sending & { readonly headers: string })[] = [];
  const answers: Promise<string>[] = [];
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
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
        console: said.join('\n'),
        outbox: await page.evaluate(async () => (await fetch('/_sandbox/outbox')).text()),
      };
      for (const [place, text] of Object.entries(places)) {
        for (const secret of texts) expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
      }
    },
  };
}

/** What the browser keeps of answers beside its own cache. */
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

/** Files below a folder with one of the texts in them, byte for byte: every table and log of an embedded database is a file. */
function filesWith(dir: string, texts: readonly string[]): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = bytesOf(path);
      return texts.some((text) => bytes?.includes(text));
    });
}

/** Undefined for a file that has gone since it was listed: the database takes its own away while it runs. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Fails where a file of the site, its database's first of all, or what its servers have said has one of the texts. */
export function expectNotStored(stack: Stack, texts: readonly string[]): void {
  expect(filesWith(stack.dataDir, texts)).toEqual([]);
  for (const text of texts) expect(stack.log().includes(text), `${text} in a log`).toBe(false);
}
