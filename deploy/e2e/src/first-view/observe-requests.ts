import type { CDPSession, Page } from '@playwright/test';

/** One request of a page as seen by the browser's network stack. */
export interface ObservedRequest {
  readonly url: string;
  /** The browser's name for it: `Document`, `Script`, `Stylesheet`, `Image`, `Font`, `Fetch`, … */
  readonly type: string;
  /** URLs of what caused it: the document for a tag or a hint, the calling scripts for a script's request. */
  readonly causes: readonly string[];
  /** Bytes of the body as transferred, including compression; 0 while it is in progress. */
  readonly bodyBytes: number;
  readonly status: number;
  /**
   * Seconds on the browser's monotonic clock: when the page made the request, when the answer started, and
   * when its body had arrived (`Infinity` until then).
   */
  readonly startedAt: number;
  readonly answeredAt: number;
  readonly endedAt: number;
}

interface CallFrame {
  readonly url: string;
}

interface Stack {
  readonly callFrames: readonly CallFrame[];
  readonly parent?: Stack;
}

interface Initiator {
  readonly type: string;
  readonly url?: string;
  readonly stack?: Stack;
}

function framesOf(stack: Stack | undefined): string[] {
  if (!stack) return [];
  const own = stack.callFrames.map(({ url }) => url).filter((url) => url !== '');
  return own.length > 0 ? own : framesOf(stack.parent);
}

function causesOf(initiator: Initiator): string[] {
  const frames = framesOf(initiator.stack);
  if (frames.length > 0) return frames;
  return initiator.url ? [initiator.url] : [];
}

interface Draft {
  url: string;
  type: string;
  causes: string[];
  headerBytes: number;
  bodyBytes: number;
  status: number;
  startedAt: number;
  answeredAt: number;
  endedAt: number;
}

/**
 * Records every request of a page from now on, in the order in which they were made; call it before the page
 * is opened.
 * Requests that the page answered from its own memory or preload cache add no second entry.
 */
export async function observeRequests(page: Page): Promise<() => readonly ObservedRequest[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const drafts = new Map<string, Draft>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    const causes = causesOf(initiator as Initiator);
    drafts.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      causes,
      headerBytes: 0,
      bodyBytes: 0,
      status: 0,
      startedAt: timestamp,
      answeredAt: Infinity,
      endedAt: Infinity,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => drafts.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const draft = drafts.get(requestId);
    if (!draft) return;
    draft.status = response.status;
    draft.answeredAt = timestamp;
    draft.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const draft = drafts.get(requestId);
    if (!draft) return;
    draft.bodyBytes = Math.max(0, encodedDataLength - draft.headerBytes);
    draft.endedAt = timestamp;
  });
  await session.send('Network.enable');
  return () => [...drafts.values()].map(({ headerBytes: _, ...request }) => request);
}
