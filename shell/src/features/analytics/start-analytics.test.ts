import { expect, test, vi } from 'vitest';
import { setOptedOut } from '@forecourt/shared-contracts/analytics';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { collectEvents } from './collect-events.ts';
import { forwardTo, parentOrigin, type FramedWindow } from './forward-to-parent.ts';
import { createPixelSender } from './send-pixel.ts';
import { startAnalytics, type AnalyticsDeps } from './start-analytics.ts';

async function setUp(changes: Partial<AnalyticsDeps> = {}) {
  const eventTarget = new EventTarget();
  const platform = await createTestPlatform({ target: '/search?make=audi', parts: { eventTarget } });
  const collector = collectEvents(platform, () => Date.now() - 250);
  const pixels: Record<string, string>[] = [];
  const send = (url: string) => {
    pixels.push(Object.fromEntries(new URL(url, 'https://dealer.example').searchParams));
  };
  const begin = () =>
    startAnalytics({
      platform,
      collector,
      visitId: 'visit-1',
      referrer: 'https://news.example/story',
      ownOrigin: 'https://dealer.example',
      firstSearch: '?utm_source=mail',
      send,
      forward: undefined,
      browser: {},
      ...changes,
    });
  const view = (path: string) => {
    platform.navigation.push(path);
    platform.events.emit('shell', 'navigation:page-viewed', { path, remote: 'mfe-storefront' });
  };
  return { platform, eventTarget, pixels, begin, view, events: platform.events };
}

test('events before the code was loaded are sent when it loads, once, and then each new one', async () => {
  const { pixels, begin, view } = await setUp();
  view('/search');
  expect(pixels).toEqual([]);
  begin();
  view('/vehicle/1HGCM82633A004352');
  expect(pixels).toMatchObject([
    { te_nm: 'page-view', te_pageName: 'search', te_referrer: 'https://news.example', te_sid: 'visit-1' },
    { te_nm: 'page-view', te_pagePath: '/vehicle/1HGCM82633A004352', te_referrer: '/search' },
  ]);
  expect(Number(pixels[1]?.te_loadTime)).toBeGreaterThanOrEqual(250);
  expect(pixels[0]).toMatchObject({ te_trafficSource: 'mail', te_userStatus: 'guest' });
});

test('an event that arrives twice is sent once', async () => {
  const { pixels, begin, eventTarget, events } = await setUp();
  begin();
  const click = { name: 'click', properties: { control: 'try-again' } };
  let isFirst = true;
  const replay = (event: Event) => {
    if (!isFirst) return;
    isFirst = false;
    eventTarget.dispatchEvent(
      new CustomEvent(event.type, { detail: (event as CustomEvent<unknown>).detail }),
    );
  };
  eventTarget.addEventListener('forecourt:analytics:event', replay);
  events.emit('mfe-checkout', 'analytics:event', click);
  expect(isFirst).toBe(false);
  expect(pixels).toMatchObject([{ te_nm: 'click', te_control: 'try-again', te_remote: 'mfe-checkout' }]);
  expect(pixels).toHaveLength(1);
});

test('T23: an event of one remote is not counted as that of another', async () => {
  const { pixels, begin, events } = await setUp();
  begin();
  const properties = { control: 'pay', remote: 'mfe-checkout' };
  events.emit('mfe-hostile', 'analytics:event', { name: 'click', properties });
  expect(pixels).toMatchObject([{ te_control: 'pay', te_remote: 'mfe-hostile' }]);
});

test('error pages, failed remotes and errors are events, without their messages', async () => {
  const { pixels, begin, events } = await setUp();
  begin();
  events.emit('shell', 'error-page:shown', { code: 404, path: '/no-such-page' });
  events.emit('shell', 'remote:failed', {
    remote: 'mfe-checkout',
    version: '1.4.0',
    phase: 'load',
    message: 'dana@example.com',
  });
  events.emit('mfe-account', 'alert:show', { kind: 'internalError', message: 'Oops! Call 313-555-0142' });
  events.emit('mfe-account', 'alert:show', { kind: 'wrongInput', message: 'Oops, wrong code' });
  events.emit('mfe-account', 'alert:show', { kind: 'expired', message: 'Your code expired.' });
  events.emit('mfe-account', 'alert:show', { kind: 'success', message: 'Saved for Dana.' });
  expect(pixels).toMatchObject([
    { te_nm: 'error-page', te_code: '404' },
    { te_nm: 'remote-failed', te_remote: 'mfe-checkout', te_version: '1.4.0', te_kind: 'load' },
    { te_nm: 'error', te_kind: 'internalError' },
    { te_nm: 'error', te_kind: 'wrongInput' },
  ]);
  expect(pixels).toHaveLength(4);
  expect(JSON.stringify(pixels)).not.toMatch(/dana|Oops|Saved/);
});

test('the data layer adds vehicle and order while the page shows them', async () => {
  const { pixels, begin, view, events } = await setUp();
  begin();
  events.emit('mfe-storefront', 'data-layer:changed', { vin: '1HGCM82633A004352' });
  view('/vehicle/1HGCM82633A004352');
  events.emit('mfe-storefront', 'data-layer:changed', { vin: null });
  events.emit('mfe-checkout', 'data-layer:changed', { orderId: 'FC-1001' });
  view('/progress/FC-1001');
  expect(pixels[0]).toMatchObject({ te_vin: '1HGCM82633A004352' });
  expect(pixels[1]).toMatchObject({ te_orderId: 'FC-1001', te_path: '/progress/_' });
  expect(pixels[1]).not.toHaveProperty('te_vin');
});

test('call ids are sent with the next event, and 20 of them are flushed on their own', async () => {
  const { pixels, begin, view, events } = await setUp();
  begin();
  const call = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) =>
      events.emit('platform', 'api:called', { callId: `c${from + index}` }),
    );
  call(2, 0);
  view('/search');
  call(20, 2);
  view('/faq');
  expect(pixels.map(({ te_nm }) => te_nm)).toEqual(['page-view', 'api-calls', 'page-view']);
  expect(pixels[0]?.te_tsid).toBe('c0,c1');
  expect(pixels[1]?.te_tsid?.split(',')).toHaveLength(20);
  expect(pixels[2]).not.toHaveProperty('te_tsid');
});

test('T62: Global Privacy Control and the visitor’s own choice stop it, from that moment on', async () => {
  const silent = await setUp({ browser: { globalPrivacyControl: true } });
  silent.begin();
  silent.view('/search');
  expect(silent.pixels).toEqual([]);

  const forward = vi.fn();
  const { platform, pixels, begin, view } = await setUp({ forward });
  begin();
  view('/search');
  setOptedOut(platform.storage, true);
  view('/faq');
  expect(pixels).toHaveLength(1);
  expect(forward).toHaveBeenCalledOnce();
  setOptedOut(platform.storage, false);
  view('/search');
  expect(pixels).toHaveLength(2);
});

function framed(changes: Partial<FramedWindow['location']> = {}, referrer = '') {
  const postMessage = vi.fn();
  const frame: FramedWindow = {
    parent: { postMessage },
    location: { origin: 'https://dealer.example', ...changes },
    document: { referrer, title: 'Order FC-1001 · Northstar' },
  };
  return { frame, postMessage };
}

test('T29, T61: the parent page is notified at its exact origin, without order, user or personal text', () => {
  const { frame, postMessage } = framed();
  forwardTo(
    frame,
    'https://host.example',
    vi.fn(),
  )({
    event: { name: 'click', properties: { control: 'pay', email: 'dana@example.com', cart: {} } },
    path: '/progress/FC-1001',
    search: '?email=dana@example.com&make=audi',
    dataLayer: {
      orderId: 'FC-1001',
      userId: 'u-1',
      userStatus: 'guest',
      trafficSource: 'mail',
      alerts: ['Oops! Call ###-###-####'],
    },
  });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    {
      type: 'analytics-event',
      name: 'click',
      href: 'https://dealer.example/progress/_?make=audi',
      title: 'Order _ · Northstar',
      properties: { te_control: 'pay' },
      dataLayer: {
        trafficSource: 'mail',
        userStatus: 'guest',
        vin: undefined,
        alerts: ['Oops! Call ###-###-####'],
      },
    },
    'https://host.example',
  );
});

test.each([
  ['Order FC-6SSN-4977-Z8T5 | Northstar', 'Order _ | Northstar'],
  ['Order FC-1001 | Northstar', 'Order _ | Northstar'],
  ['2024 Honda CR-V Hybrid | Northstar', '2024 Honda CR-V Hybrid | Northstar'],
  ['2022 Ford F-150 | Northstar', '2022 Ford F-150 | Northstar'],
])('T61: the title %s reaches the parent page as %s', (title, forwarded) => {
  const { frame, postMessage } = framed();
  const at = { path: '/', search: '', dataLayer: {} };
  const titled = { ...frame, document: { ...frame.document, title } };
  forwardTo(titled, 'https://host.example', vi.fn())({ event: { name: 'click', properties: {} }, ...at });
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({ title: forwarded });
});

test('a message that cannot be posted is logged with the text of SITE-91', () => {
  const log = vi.fn();
  const { frame, postMessage } = framed();
  postMessage.mockImplementation(() => {
    throw new Error('gone');
  });
  const at = { path: '/', search: '', dataLayer: {} };
  forwardTo(frame, 'https://host.example', log)({ event: { name: 'click', properties: {} }, ...at });
  expect(log).toHaveBeenCalledExactlyOnceWith('Failed to forward analytics request', expect.any(Error));
});

test.each([
  ['what the browser tells', { ancestorOrigins: ['https://host.example'] }, '', 'https://host.example'],
  ['the referrer where it does not tell', {}, 'https://host.example/page?x=1', 'https://host.example'],
  ['nobody without either', {}, '', undefined],
  ['nobody for an opaque origin', { ancestorOrigins: ['null'] }, 'https://host.example/', undefined],
])('T29: the origin of a framed page’s parent is %s', (_case, location, referrer, expected) => {
  expect(parentOrigin(framed(location, referrer).frame)).toBe(expected);
});

test('an unframed page notifies no one', () => {
  expect(parentOrigin(window)).toBeUndefined();
});

test('F70: hanging pixels accumulate nothing, and failures change nothing', async () => {
  const answered = new Response('GIF');
  const ends: ((outcome: Response | 'failed') => void)[] = [];
  const request = vi.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        ends.push((outcome) => (outcome === 'failed' ? reject(new Error('blocked')) : resolve(outcome)));
      }),
  );
  const send = createPixelSender(request);
  for (let count = 0; count < 25; count += 1) send(`/images/tp.gif?n=${count}`);
  expect(request).toHaveBeenCalledTimes(20);
  ends[0]?.(answered);
  ends[1]?.('failed');
  await vi.waitFor(() => expect(answered.bodyUsed).toBe(true));
  await vi.waitFor(() => {
    send('/images/tp.gif?late');
    expect(request.mock.calls.length).toBeGreaterThan(20);
  });
});
