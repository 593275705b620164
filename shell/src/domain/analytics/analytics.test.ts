import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCallIdQueue } from './call-id-queue.ts';
import {
  flatProperties,
  isSent,
  pageName,
  pixelUrl,
  safePath,
  safeQuery,
  safeReferrer,
  trafficSource,
} from './index.ts';

const context = { visitId: 'v-1', path: '/search', search: '', callIds: [], dataLayer: {} };
const sent = (url: string) => Object.fromEntries(new URL(url, 'https://dealer.example').searchParams);

describe('the pixel (SITE-57)', () => {
  test('is an image at /images/tp.gif with session id, event name, path, query and queued call ids', () => {
    const url = pixelUrl(
      { name: 'page-view', properties: { pageName: 'search', loadTime: 812, referrer: 'https://a.example' } },
      {
        ...context,
        search: '?make=audi&page=2',
        callIds: ['c-1', 'c-2'],
        dataLayer: {
          vin: '1HGCM82633A004352',
          trafficSource: 'direct',
          userId: '6f1d7c34-1111-4222-8333-123456789012',
          userStatus: 'signed-in',
          orderId: 'FC-1001',
        },
      },
    );
    expect(url.startsWith('/images/tp.gif?')).toBe(true);
    expect(sent(url)).toEqual({
      te_sid: 'v-1',
      te_nm: 'page-view',
      te_path: '/search',
      te_query: 'make=audi&page=2',
      te_tsid: 'c-1,c-2',
      'te-query-make': 'audi',
      'te-query-page': '2',
      te_pageName: 'search',
      te_loadTime: '812',
      te_referrer: 'https://a.example',
      te_vin: '1HGCM82633A004352',
      te_trafficSource: 'direct',
      te_userId: '6f1d7c34-1111-4222-8333-123456789012',
      te_userStatus: 'signed-in',
      te_orderId: 'FC-1001',
    });
  });

  test('unknown values are not sent', () => {
    expect(sent(pixelUrl({ name: 'click', properties: {} }, context))).toEqual({
      te_sid: 'v-1',
      te_nm: 'click',
      te_path: '/search',
      te_query: '',
    });
  });

  test('stays below 4,000 characters, and drops the page’s query first', () => {
    const search = `?q=${'a'.repeat(5000)}`;
    const url = pixelUrl({ name: 'click', properties: { control: 'pay' } }, { ...context, search });
    expect(url.length).toBeLessThan(4000);
    expect(sent(url)).toMatchObject({ te_nm: 'click', te_control: 'pay' });
  });

  test.each(['scroll-depth', 'original-location', 'ee-event'])('%s is not sent', (name) => {
    expect(isSent(name)).toBe(false);
    expect(isSent('page-view')).toBe(true);
  });
});

describe('flattened properties', () => {
  test.each([
    ['a word', { control: 'pay' }, { te_control: 'pay' }],
    ['a figure', { count: 3 }, { te_count: '3' }],
    ['zero and false', { count: 0, done: false }, { te_count: '0', te_done: 'false' }],
    ['an object', { cart: { total: 1 } }, {}],
    ['a list', { makes: ['audi'] }, {}],
    ['a function', { run: () => 1 }, {}],
    ['an empty value', { a: '', b: '  ', c: null, d: undefined, e: Number.NaN }, {}],
    ['first name', { firstName: 'Dana', first_name: 'Dana', FIRSTNAME: 'Dana' }, {}],
    ['last name', { lastName: 'Demo', 'last-name': 'Demo' }, {}],
    ['email', { email: 'x', Email: 'x' }, {}],
    ['number', { number: 'FC-1', Number: 7 }, {}],
    ['an email under another key', { control: 'dana@example.com' }, {}],
    ['a telephone under another key', { control: '(313) 555-0142' }, {}],
    ['a social security number under another key', { control: '078-05-1120' }, {}],
  ])('%s', (_case, properties, expected) => {
    expect(flatProperties(properties)).toEqual(expected);
  });

  test('P09: no sensitive value survives, whatever the event shape', () => {
    const key = fc.string({ minLength: 1, maxLength: 12 });
    const digits = fc.stringMatching(/^\d{9,16}$/);
    const secret = fc.oneof(
      fc.emailAddress(),
      digits,
      digits.map((text) => text.replace(/(...)(..)/, '$1-$2-')),
    );
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.anything()),
        key,
        secret,
        fc.string(),
        (shape, name, value, around) => {
          const out = flatProperties({
            ...shape,
            [name]: `${around}${value}`,
            email: value,
            firstName: value,
            figure: Number(value.replace(/\D/g, '')) + 1e8,
          });
          expect(out).not.toHaveProperty('te_figure');
          expect(Object.values(out).filter((words) => words.includes(value))).toEqual([]);
        },
      ),
    );
  });
});

describe('URLs', () => {
  test.each([
    ['/', '/'],
    ['/search', '/search'],
    ['/vehicle/1HGCM82633A004352', '/vehicle/1HGCM82633A004352'],
    ['/progress/FC-1001/signing/contract-ready', '/progress/_/signing/contract-ready'],
    ['/confirm/dana@example.com', '/confirm/_'],
    ['/deals/6f1d7c34-1111-4222-8333-123456789012', '/deals/_'],
  ])('path %s is sent as %s', (path, expected) => expect(safePath(path)).toBe(expected));

  test.each([
    ['?make=audi&sort=price-asc', ['make=audi', 'sort=price-asc']],
    ['?utm_source=mail', ['utm_source=mail']],
    ['?flags=message_banner%2Cinline_compare_icons=false&page=2', ['page=2']],
    ['?email=dana@example.com&q=dana@example.com', []],
    ['?code=481516&state=xyz&token=a&returnTo=%2Forders', []],
    ['?orderNumber=FC-1001&dealId=7', []],
    ['?q=6f1d7c34-1111-4222-8333-123456789012&call=3135550142', []],
    ['?<script>=1', []],
  ])('of the query %s only %j is sent', (search, expected) => {
    expect(safeQuery(search).map((pair) => pair.join('='))).toEqual(expected);
  });

  test.each([
    ['', ''],
    ['no address', ''],
    ['https://news.example/story?reader=dana', 'https://news.example'],
    ['https://dealer.example/progress/FC-1001?x=1', '/progress/_'],
  ])('referrer "%s" is sent as "%s"', (referrer, expected) => {
    expect(safeReferrer(referrer, 'https://dealer.example')).toBe(expected);
  });

  test.each([
    ['/', 'home'],
    ['/search', 'search'],
    ['/progress/FC-1001', 'progress'],
    ['/%40dana', 'other'],
  ])('the page at %s is named %s', (path, expected) => expect(pageName(path)).toBe(expected));

  test.each([
    ['?utm_source=Newsletter', 'https://a.example/', 'newsletter'],
    ['?referrer=car-compass', '', 'car-compass'],
    ['', 'https://a.example/x', 'a.example'],
    ['', 'https://dealer.example/x', 'direct'],
    ['', '', 'direct'],
    ['?utm_source=%3Cscript%3E', '', 'direct'],
  ])('a visit with %s from "%s" is attributed to %s', (search, referrer, expected) => {
    expect(trafficSource(search, referrer, 'https://dealer.example')).toBe(expected);
  });
});

test('the queue of call ids is full at 20, and never longer (SITE-58)', () => {
  const queue = createCallIdQueue();
  const full = Array.from({ length: 25 }, (_, index) => queue.add(`c-${index}`));
  expect(full.indexOf(true)).toBe(19);
  expect(queue.take()).toHaveLength(20);
  expect(queue.take()).toEqual([]);
});
