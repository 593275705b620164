import { afterEach, expect, it, vi } from 'vitest';
import { socialDomain } from './social-domain.ts';
import { plainUrl, withPlainHttp } from './social-plain-http.ts';

const pool = { region: 'us-east-1', userPoolId: 'us-east-1_X', userPoolClientId: 'x' } as const;
const path = '/_sandbox/idp/us-east-1';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'a host name',
    'auth.harbor.example',
    'http://harbor.localhost:8080',
    'https://auth.harbor.example',
    false,
  ],
  [
    'a host name on a site with TLS',
    'auth.harbor.example',
    'https://harbor.example',
    'https://auth.harbor.example',
    false,
  ],
  ['a path on a site with TLS', path, 'https://harbor.example', `https://harbor.example${path}`, false],
  [
    'a path on a site without',
    path,
    'http://harbor.localhost:8080',
    `http://harbor.localhost:8080${path}`,
    true,
  ],
])('%s', (_, domain, origin, url, isPlainHttp) => {
  expect(socialDomain({ ...pool, domain }, origin)).toEqual({
    name: url.replace(/^https?:\/\//, ''),
    url,
    isPlainHttp,
  });
});

it('a pool without a domain has none', () =>
  expect(socialDomain(pool, 'https://harbor.example')).toBeUndefined());

it('plain http is used only for the domain, and only while the work runs', async () => {
  const fetched: unknown[] = [];
  const fetch = vi.fn(async (input: unknown) => (fetched.push(input), new Response()));
  vi.stubGlobal('fetch', fetch);
  const domain = { name: `harbor.localhost:8080${path}`, isPlainHttp: true, url: '' };
  const failure = withPlainHttp(domain, async () => {
    await globalThis.fetch(`https://${domain.name}/oauth2/token`);
    await globalThis.fetch(`https://${domain.name}.evil.example/`);
    await globalThis.fetch('https://harbor.localhost:8080/api');
    throw new Error('over');
  });
  await expect(failure).rejects.toThrow('over');
  expect(globalThis.fetch).toBe(fetch);
  expect(fetched).toEqual([
    `http://${domain.name}/oauth2/token`,
    `https://${domain.name}.evil.example/`,
    'https://harbor.localhost:8080/api',
  ]);
  expect(plainUrl('https://a/https://b')).toBe('http://a/https://b');
});
