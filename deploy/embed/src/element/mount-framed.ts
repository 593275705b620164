import type { HostSession } from '@forecourt/shared-contracts/embedding';
import { listenToMessages } from '../protocol/listen-to-messages.ts';
import {
  frameHeightPx,
  FrameMessageSchema,
  hostMessage,
  travelToken,
  type FrameMessage,
  type HostMessageBody,
} from '../protocol/messages.ts';
import { elementTexts } from './element-texts.ts';
import type { Mount, MountRequest } from './embed-mount.ts';
import { watchRefusals } from './watch-refusals.ts';
import { watchView, type WatchedView } from './watch-view.ts';

/**
 * What the checkout needs: its own origin for its session and calls, forms, windows for providers and
 * documents, navigation by a click.
 */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-downloads',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
].join(' ');

/** How long to wait for a sign of the frame, and, since a busy page runs its timers late, for what it has already sent. */
const openLimitMs = 30_000;
const unreadLimitMs = 1_000;

function frameUrl({ loader, place, tenant, locale }: MountRequest): string {
  const { orderNumber, step } = place;
  const url = new URL('/embed/frame', loader.siteOrigin);
  const words = { order: orderNumber, step, tenant, lang: locale, host: window.location.origin };
  for (const [name, value] of Object.entries(words)) if (value) url.searchParams.set(name, value);
  return url.href;
}

function createFrame(request: MountRequest): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = elementTexts(request.locale).title;
  frame.setAttribute('sandbox', sandbox);
  frame.allow = 'payment; clipboard-write';
  frame.referrerPolicy = 'origin';
  frame.style.cssText = `display:block;width:100%;height:480px;border:0`;
  frame.src = frameUrl(request);
  return frame;
}

function clampHeight(heightPx: number): number {
  return Math.min(frameHeightPx.most, Math.max(frameHeightPx.least, Math.ceil(heightPx)));
}

async function giveToken(
  session: HostSession,
  { requestId, isRenewal }: Extract<FrameMessage, { type: 'token-wanted' }>,
): Promise<HostMessageBody> {
  return { type: 'token', requestId, idToken: travelToken(await session.idToken(isRenewal)) };
}

function notStarted({ siteOrigin }: MountRequest['loader']): string {
  return `The checkout's frame did not start. If ${siteOrigin} is up, the dealer has to list ${window.location.origin} (embeddingOrigins).`;
}

/** A frame that is being mounted, and what its messages lead to. */
interface FrameContext {
  readonly frame: HTMLIFrameElement;
  readonly view: WatchedView;
  readonly send: (body: HostMessageBody) => void;
  readonly started: () => void;
  readonly ready: () => void;
  readonly fail: (reason: string) => void;
}

function frameHandler(
  { hostSession, onEvent }: MountRequest,
  { frame, view, send, started, ready, fail }: FrameContext,
): (message: FrameMessage) => void {
  return (message) => {
    switch (message.type) {
      case 'hello':
        started();
        send({ type: 'welcome', givesSession: hostSession.isGiven() });
        return view.report();
      case 'ready':
        return ready();
      case 'failed':
        return fail('The checkout could not start in its frame');
      case 'height':
        frame.style.height = `${clampHeight(message.heightPx)}px`;
        return view.report();
      case 'dialog':
        return view.show(message.heightPx);
      case 'token-wanted':
        return void giveToken(hostSession, message).then(send);
      case 'event':
        return onEvent(message.event);
    }
  };
}

/**
 * Mounts the checkout in a frame of the site, out of reach of the host page's scripts (T31). The two
 * communicate only by messages, between exactly these two windows and origins. Rejects when the page's policy
 * blocks the frame, and when nothing has been heard of it for thirty seconds; the message names what the page's
 * developers can do about it. A frame that has greeted this page says itself whether its checkout starts, however
 * long that takes.
 */
export function mountFramed(request: MountRequest): Promise<Mount> {
  const { loader, root, hostSession } = request;
  const frame = createFrame(request);
  const send = (body: HostMessageBody) =>
    frame.contentWindow?.postMessage(hostMessage(body), loader.siteOrigin);
  const view = watchView(frame, (seen) => send({ type: 'view', ...seen }));

  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      for (const stop of [stopListening, stopFollowing, view.stop, refusals.stop]) stop();
      frame.remove();
    };
    const fail = (reason: string) => {
      end();
      reject(new Error(reason));
    };
    let hasStarted = false;
    // A started frame counts as long as the page keeps it: one that is taken out before it is ready ends here.
    const check = () => {
      if (!hasStarted || !frame.isConnected) return fail(notStarted(loader));
      timer = setTimeout(check, openLimitMs);
    };
    let timer = setTimeout(() => (timer = setTimeout(check, unreadLimitMs)), openLimitMs);
    const refusals = watchRefusals(document, loader.siteOrigin, (directive) => {
      if (directive === 'frame-src') fail(`The policy of this page needs frame-src ${loader.siteOrigin}.`);
    });
    const mount: Mount = {
      go: (place) => send({ type: 'go', ...place }),
      focus() {
        frame.focus();
        send({ type: 'focus' });
      },
      unmount: end,
    };
    const started = () => {
      hasStarted = true;
    };
    const ready = () => {
      clearTimeout(timer);
      refusals.stop();
      resolve(mount);
    };
    const onMessage = frameHandler(request, { frame, view, send, started, ready, fail });
    const stopListening = listenToMessages(window, {
      sender: () => frame.contentWindow,
      origin: loader.siteOrigin,
      schema: FrameMessageSchema,
      onMessage,
      log: (text) => console.warn(`vehicle-checkout: ${text}`),
    });
    const stopFollowing = hostSession.subscribe(() =>
      send({ type: 'session-changed', givesSession: hostSession.isGiven() }),
    );
    root.append(frame);
  });
}
