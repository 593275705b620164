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
import type { Mount, MountRequest } from './embed-mount.ts';
import { watchView } from './watch-view.ts';

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

const openLimitMs = 30_000;

function frameUrl({ loader, place, tenant, locale }: MountRequest): string {
  const { orderNumber, step } = place;
  const url = new URL('/embed/frame', loader.siteOrigin);
  const words = { order: orderNumber, step, tenant, lang: locale, host: window.location.origin };
  for (const [name, value] of Object.entries(words)) if (value) url.searchParams.set(name, value);
  return url.href;
}

function createFrame(request: MountRequest): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = request.tenant || new URL(request.loader.siteOrigin).hostname;
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

/**
 * Mounts the checkout in a frame of the site, out of reach of the host page's scripts (T31). The two
 * communicate only by messages, between exactly these two windows and origins. Rejects when the frame does
 * not start within thirty seconds.
 */
export function mountFramed(request: MountRequest): Promise<Mount> {
  const { loader, root, hostSession } = request;
  const frame = createFrame(request);
  const send = (body: HostMessageBody) =>
    frame.contentWindow?.postMessage(hostMessage(body), loader.siteOrigin);
  const givesSession = () => hostSession.isGiven();
  const view = watchView(frame, (seen) => send({ type: 'view', ...seen }));

  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      for (const stop of [stopListening, stopFollowing, view.stop]) stop();
      frame.remove();
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The frame of the checkout did not come up'));
    }, openLimitMs);
    const mount: Mount = {
      go: (place) => send({ type: 'go', ...place }),
      focus() {
        frame.focus();
        send({ type: 'focus' });
      },
      unmount: end,
    };
    const onMessage = (message: FrameMessage) => {
      switch (message.type) {
        case 'hello':
          send({ type: 'welcome', givesSession: givesSession() });
          return view.report();
        case 'ready':
          clearTimeout(timer);
          return resolve(mount);
        case 'failed':
          end();
          return reject(new Error('The checkout could not start in its frame'));
        case 'height':
          frame.style.height = `${clampHeight(message.heightPx)}px`;
          return view.report();
        case 'dialog':
          return view.show(message.heightPx);
        case 'token-wanted':
          return void giveToken(hostSession, message).then(send);
        case 'event':
          return request.onEvent(message.event);
      }
    };
    const stopListening = listenToMessages(window, {
      sender: () => frame.contentWindow,
      origin: loader.siteOrigin,
      schema: FrameMessageSchema,
      onMessage,
      log: (text) => console.warn(`vehicle-checkout: ${text}`),
    });
    const stopFollowing = hostSession.subscribe(() =>
      send({ type: 'session-changed', givesSession: givesSession() }),
    );
    root.append(frame);
  });
}
