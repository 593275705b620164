// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  const post = (body: HostMessageBody, from: { origin?: string; source?: unknown } = {}) => {
    const event = Object.assign(new Event('message'), {
      data: hostMessage(body),
      origin: hostOrigin,
      source: parent,
      ...from,
    });
    page.dispatchEvent(event);
  };
  const types = () => sent.map(({ message }) => message.type);
  return { window, sent, post, types };
}

describe('F63: a host that does not answer in two seconds', () => {
  async function unanswered() {
    const frame = framed();
    const onOrder = vi.fn();
    const opening = openHostLink({ window: frame.window, hostOrigin, onOrder });
    vi.advanceTimersByTime(2_000);
    const link = await opening;
    if (!link) throw new Error('no link');
    return { ...frame, link, onOrder };
  }

  test('gets nothing but the greeting, and gives no orders and no session', async () => {
    const { link, post, types, onOrder } = await unanswered();
    link.send({ type: 'ready' });
    post({ type: 'go', orderNumber: 'FC-1', step: '' });
    post({ type: 'session-changed', givesSession: true });
    vi.advanceTimersByTime(60_000);
    expect(onOrder).not.toHaveBeenCalled();
    expect(link.session.isGiven()).toBe(false);
    expect(await link.session.idToken(false)).toBeUndefined();
    expect(types()).toEqual(['hello']);
  });

  // A page that is busy while it loads answers late, and would otherwise remove a checkout that runs.
  test('may answer later: it gets the latest state, its session counts, and its orders are followed', async () => {
    const { link, sent, post, types, onOrder } = await unanswered();
    const changed = vi.fn();
    link.session.subscribe(changed);
    link.send({ type: 'event', event: { name: 'step', step: null } });
    link.send({ type: 'height', heightPx: 10 });
    link.send({ type: 'ready' });
    link.send({ type: 'dialog', heightPx: 300 });
    link.send({ type: 'event', event: { name: 'analytics', event: 'seen', properties: {} } });
    link.send({ type: 'height', heightPx: 20 });
    link.send({ type: 'event', event: { name: 'step', step: 'payment' } });
    vi.advanceTimersByTime(60_000);
    post({ type: 'welcome', givesSession: true });
    expect(sent.slice(1)).toMatchObject([
      { message: { type: 'ready' }, target: hostOrigin },
      { message: { type: 'height', heightPx: 20 }, target: hostOrigin },
      { message: { type: 'event', event: { name: 'step', step: 'payment' } }, target: hostOrigin },
    ]);
    expect(changed).toHaveBeenCalledOnce();
    expect(link.session.isGiven()).toBe(true);
    link.send({ type: 'dialog', heightPx: 300 });
    post({ type: 'focus' });
    expect(types().at(-1)).toBe('dialog');
    expect(onOrder).toHaveBeenCalledOnce();
  });

  test('answers once: another welcome changes nothing', async () => {
    const { link, post, types } = await unanswered();
    link.send({ type: 'ready' });
    post({ type: 'welcome', givesSession: false });
    post({ type: 'welcome', givesSession: true });
    expect(link.session.isGiven()).toBe(false);
    expect(types()).toEqual(['hello', 'ready']);
  });

  test.each([
    ['another origin', { origin: 'https://dealer.example.evil.com' }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: {} }],
  ])('T28: an answer from %s is none, however late', async (_name, from) => {
    const { link, post, types, onOrder } = await unanswered();
    link.send({ type: 'ready' });
    post({ type: 'welcome', givesSession: true }, from);
    post({ type: 'focus' });
    expect(link.session.isGiven()).toBe(false);
    expect(onOrder).not.toHaveBeenCalled();
    expect(types()).toEqual(['hello']);
  });
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
