import type { Browser, BrowserContextOptions } from '@playwright/test';
import { observeRequests } from './observe-requests.ts';
import { requestWaves, type WavedRequest } from './request-waves.ts';
import type { Visitor } from './signed-in-visitor.ts';

/** Cost of the first view of a page, in a browser with an empty cache. Bytes are bodies as transferred. */
export interface FirstView {
  readonly requests: readonly WavedRequest[];
  readonly scriptBytes: number;
  readonly scriptCount: number;
  readonly totalBytes: number;
  /** Length of the longest chain of dependent requests, including the document. */
  readonly waves: number;
}

/** A page to measure: its URL, and the level-one heading and link that mark a complete first view. */
export interface FirstViewPage {
  readonly url: string;
  /** CSS selector of content that only the finished view has. */
  readonly completeWhen: string;
  /** State of a visitor who is signed in. */
  readonly visitor?: Visitor;
  /** Its screen; a large one by default. */
  readonly screen?: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile'>;
}

const largeScreen = { viewport: { width: 1440, height: 900 } };

function isScript({ type, url }: WavedRequest): boolean {
  return type === 'Script' || new URL(url).pathname.endsWith('.js');
}

function sum(requests: readonly WavedRequest[]): number {
  return requests.reduce((bytes, { bodyBytes }) => bytes + bodyBytes, 0);
}

/**
 * Opens the page in a fresh browser context and measures until its content is rendered and everything
 * requested has arrived.
 * Work that the page defers until the browser is idle (`requestIdleCallback`) is not part of a first view and
 * is held back.
 */
export async function measureFirstView(browser: Browser, target: FirstViewPage): Promise<FirstView> {
  const { visitor, screen = largeScreen } = target;
  const context = await browser.newContext({ ...screen, ...(visitor && { storageState: visitor }) });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const observed = await observeRequests(page);
    await page.goto(target.url);
    await page.locator(target.completeWhen).first().waitFor();
    await page.waitForLoadState('networkidle');
    const requests = requestWaves(observed().filter(({ url }) => !url.endsWith('/favicon.svg')));
    const scripts = requests.filter(isScript);
    return {
      requests,
      scriptBytes: sum(scripts),
      scriptCount: scripts.length,
      totalBytes: sum(requests),
      waves: Math.max(0, ...requests.map(({ wave }) => wave)),
    };
  } finally {
    await context.close();
  }
}
