import { expect, test } from 'vitest';
import type { PageOwner } from '../html/page-parts.ts';
import { pageKey, type KeptPageOf } from './page-key.ts';

const flags = { revision: '1', flags: { on: false } };
const route = { path: '/search', isRendered: true, prefetch: [{ path: '/public/x', query: ['make'] }] };

function pageOf(change: object = {}, partsChange: object = {}): KeptPageOf {
  const parts = {
    tenant: { id: 'northstar' },
    locale: 'en',
    tagline: '',
    site: { channel: 'stable', revision: 1, releases: new Map([['shell', { current: { version: '1' } }]]) },
    shell: { version: '1' },
    owner: { route, params: {}, remote: {} } as unknown as PageOwner,
    sheet: { url: '', css: '' },
    isIos: false,
    ...partsChange,
  } as unknown as KeptPageOf['parts'];
  return { parts, host: 'northstar.localhost', target: '/search?make=Kia', flags, ...change };
}

const usual = pageKey(pageOf());

test('T02: equal content has one key, whatever objects it is in', () => {
  expect(pageKey(structuredClone(pageOf()))).toBe(usual);
});

test.each<[string, object, object?]>([
  ['flags', { flags: { ...flags, flags: { on: true } } }],
  ['flags, which are not known yet', { flags: undefined }],
  ['host', { host: 'northstar.localhost:81' }],
  ['target', { target: '/search?make=Audi' }],
  ['tenant file', {}, { tenant: { id: 'northstar', brandName: 'Other' } }],
  ['language', {}, { locale: 'es' }],
  ['device', {}, { isIos: true }],
  ['revision of the channel', {}, { site: { channel: 'stable', revision: 2, releases: new Map() } }],
  [
    'release',
    {},
    {
      site: { channel: 'stable', revision: 1, releases: new Map([['shell', { current: { version: '2' } }]]) },
    },
  ],
])('T02: another %s has another key', (_row, change, partsChange) => {
  const key = pageKey(pageOf(change, partsChange));
  expect(key).toBeDefined();
  expect(key).not.toBe(usual);
});

test.each<[string, object, object?]>([
  ['that no remote owns', {}, { owner: undefined }],
  ['that is not rendered', {}, { owner: { route: { ...route, isRendered: false } } }],
  ['whose query has more than its calls take', { target: '/search?make=Kia&email=a' }],
  ['whose query has only something else', { target: '/search?code=1' }],
  ['whose address is very long', { target: `/search?make=${'x'.repeat(1000)}` }],
])('SITE-98: a page %s has none', (_row, change, partsChange) => {
  expect(pageKey(pageOf(change, partsChange))).toBeUndefined();
});
