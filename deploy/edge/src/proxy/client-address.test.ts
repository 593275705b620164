import { expect, it } from 'vitest';
import { json, startBackend, type FakeBackend } from '../testing/fake-backend.ts';
import { setUpEdge } from '../testing/set-up-edge.ts';
import { edgeSettings } from '../settings.ts';

const visitorSeen = ({ received }: FakeBackend) => received.at(-1)?.headers['x-forwarded-for'];

it.each([
  ['an IPv4 address with its port', '198.51.100.10:46532', '198.51.100.10'],
  ['an IPv4 address', '198.51.100.10', '198.51.100.10'],
  ['an IPv6 address with its port', '2001:db8:0:0:0:0:0:1:46532', '2001:db8:0:0:0:0:0:1'],
  ['an IPv6 address in brackets', '[2001:db8::1]:46532', '2001:db8::1'],
  ['something else', 'visitor', 'unknown'],
  ['nothing', undefined, 'unknown'],
])('T54: behind a CDN its header names the visitor: %s', async (_row, named, expected) => {
  const backend = await startBackend({ '/api/x': json({}) });
  const { get } = await setUpEdge({
    backendUrl: backend.url,
    addressHeader: 'cloudfront-viewer-address',
    builds: [],
  });
  await get('/api/x', {
    ...(named && { 'cloudfront-viewer-address': named }),
    'x-forwarded-for': '203.0.113.9',
  });
  expect(visitorSeen(backend)).toBe(expected);
});

it('T54: without the setting no header names the visitor', async () => {
  const backend = await startBackend({ '/api/x': json({}) });
  const { get } = await setUpEdge({ backendUrl: backend.url, builds: [] });
  await get('/api/x', {
    'cloudfront-viewer-address': '198.51.100.10:46532',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(visitorSeen(backend)).toBe('unknown');
});

it('FORECOURT_ADDRESS_HEADER must be a valid header name', () => {
  const local = { FORECOURT_ENV: 'local' };
  expect(
    edgeSettings({ ...local, FORECOURT_ADDRESS_HEADER: 'CloudFront-Viewer-Address' }).addressHeader,
  ).toBe('cloudfront-viewer-address');
  expect(() => edgeSettings({ ...local, FORECOURT_ADDRESS_HEADER: 'x forwarded' })).toThrow(
    'FORECOURT_ADDRESS_HEADER',
  );
});
