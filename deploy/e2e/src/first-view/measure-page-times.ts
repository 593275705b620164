import type { Browser, Page } from '@playwright/test';
import type { Visitor } from './signed-in-visitor.ts';

/** A slow phone on a slow line. `cpuSlowdown` is a factor, throughput in bits per second. */
export interface ThrottleOptions {
  readonly cpuSlowdown: number;
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
}

/** Times of one load as the browser reports them. */
export interface PageTimes {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Sum of all layout shifts without recent input. */
  readonly cls: number;
  /** Total blocking time: what each task after the first paint takes beyond 50 ms. */
  readonly tbtMs: number;
  /** When React has taken the content over, so that it answers: the end of its hydration, or its first render. */
  readonly answersMs: number;
  /** The element of the last largest paint: its tag, then its class or the last part of its URL. */
  readonly lcpElement: string;
}

/** A page to time, and the state of a visitor who is signed in. */
export interface TimedPage {
  readonly url: string;
  /** CSS selector of content that only the finished view has. */
  readonly completeWhen: string;
  readonly visitor?: Visitor;
}

/** As text: a transpiled function would refer to helpers that the page does not have. */
const recorder = `
  window.pageTimes = { fcpMs: 0, lcpMs: 0, cls: 0, answersMs: 0, tasks: [], lcpElement: '' };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') pageTimes.fcpMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    pageTimes.lcpMs = startTime;
    pageTimes.lcpElement = [element?.localName, url ? url.split('/').pop() : element?.className].join(' ');
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) pageTimes.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => pageTimes.tasks.push([startTime, duration]));
`;

const longestAnswerMs = 60_000;

/**
 * Notes when React has its own data on the element that the finished view has; `pageAnswers` rejects when that takes too long. As text, too,
 * and waited for as a promise: the page's policy lets nothing poll by text.
 */
const answerRecorder = (selector: string) => `
  window.pageAnswers = new Promise((done, fail) => {
    const look = () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      const isTaken = element && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      if (isTaken) done((pageTimes.answersMs = performance.now()));
      else if (performance.now() > ${longestAnswerMs}) fail(new Error('The page does not answer.'));
      else setTimeout(look, 30);
    };
    look();
  });
`;

/** Time after the view is complete in which late shifts, paints and tasks still count. */
const settleMs = 2_000;
const longTaskMs = 50;

async function throttle(
  page: Page,
  { cpuSlowdown, bitsPerSecond, latencyMs }: ThrottleOptions,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Opens a page 390 px wide in a fresh context with an empty cache and times it until two seconds after it is complete and answers. */
export async function measurePageTimes(
  browser: Browser,
  { url, completeWhen, visitor }: TimedPage,
  throttling: ThrottleOptions,
): Promise<PageTimes> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, ...(visitor && { storageState: visitor }) });
  try {
    const page = await context.newPage();
    await page.addInitScript(recorder + answerRecorder(completeWhen));
    await throttle(page, throttling);
    await page.goto(url);
    await page.evaluate('pageAnswers');
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate('pageTimes');
    const { tasks, ...times } = seen as PageTimes & { tasks: readonly (readonly [number, number])[] };
    const late = tasks.filter(([startMs]) => startMs > times.fcpMs);
    return { ...times, tbtMs: late.reduce((sum, [, ms]) => sum + ms - longTaskMs, 0) };
  } finally {
    await context.close();
  }
}
