// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostMessage, type HostMessageBody } from '../protocol/messages.ts';
import { openHostLink } from './host-link.ts';

const hostOrigin = 'https://dealer.example';
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function framed() {
  const page = new EventTarget();
  const sent: { message: { type: string; requestId?: number }; target: string }[] = [];
  const parent = { postMessage: (message: never, target: string) => sent.push({ message, target }) };
  const window = Object.assign(page, { parent }) as unknown as Window;
  const post = (body: HostMessageBody) => {
    const event = Object.assign(new Event('message'), {
      data: hostMessage(body),
      origin: hostOrigin,
      source: parent,
    });
    page.dispatchEvent(event);
  };
  const types = () => sent.map(({ message }) => message.type);
  return { window, sent, post, types };
}

test('F63: waits two seconds for a host that does not answer, then never listens or sends to it again', async () => {
  const { window, post, types } = framed();
  const onOrder = vi.fn();
  const link = openHostLink({ window, hostOrigin, onOrder });
  vi.advanceTimersByTime(2_000);
  expect(await link).toBeUndefined();
  post({ type: 'welcome', givesSession: true });
  post({ type: 'go', orderNumber: 'FC-1', step: '' });
  expect(onOrder).not.toHaveBeenCalled();
  expect(types()).toEqual(['hello']);
});

test.each([
  ['nobody frames it', (window: Window) => Object.assign(window, { parent: window }), hostOrigin],
  ['nobody is known to frame it', (window: Window) => window, ''],
])('T29: where %s no message is sent', async (_name, change, origin) => {
  const { window, types } = framed();
  expect(
    await openHostLink({ window: change(window), hostOrigin: origin, onOrder: vi.fn() }),
  ).toBeUndefined();
  expect(types()).toEqual([]);
});

async function linked(givesSession: boolean) {
  const frame = framed();
  const onOrder = vi.fn();
  const opening = openHostLink({ window: frame.window, hostOrigin, onOrder });
  frame.post({ type: 'go', orderNumber: 'early', step: '' });
  frame.post({ type: 'welcome', givesSession });
  const link = await opening;
  if (!link) throw new Error('no link');
  return { ...frame, link, onOrder };
}

test('T29: all messages go to the one origin, and commands count only after the welcome', async () => {
  const { link, sent, post, onOrder } = await linked(false);
  link.send({ type: 'height', heightPx: 10 });
  expect(new Set(sent.map(({ target }) => target))).toEqual(new Set([hostOrigin]));
  expect(onOrder).not.toHaveBeenCalled();
  post({ type: 'go', orderNumber: 'FC-1', step: 'payment' });
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ orderNumber: 'FC-1', step: 'payment' }),
  );
});

test('a token answers only its own request', async () => {
  const { link, sent, post } = await linked(true);
  const token = link.session.idToken(false);
  const request = sent.at(-1)?.message;
  expect(request).toMatchObject({ type: 'token-wanted', isRenewal: false });
  post({ type: 'token', requestId: 99, idToken: 'x.y.z' });
  post({ type: 'token', requestId: request?.requestId ?? -1, idToken: 'a.b.c' });
  expect(await token).toBe('a.b.c');
});

test('a missing token counts as none, and a host without a session is not asked', async () => {
  const { link, post, types } = await linked(true);
  const token = link.session.idToken(true);
  vi.advanceTimersByTime(11_000);
  expect(await token).toBeUndefined();
  const changed = vi.fn();
  link.session.subscribe(changed);
  post({ type: 'session-changed', givesSession: false });
  expect(changed).toHaveBeenCalledOnce();
  expect(await link.session.idToken(false)).toBeUndefined();
  expect(types().filter((type) => type === 'token-wanted')).toHaveLength(1);
});
