import { expect, it } from 'vitest';
import { setUpEdge } from '../testing/set-up-edge.ts';

const scriptUrl = 'https://viewer.example/v1/viewer.js';
const maps = {
  scriptUrl: 'https://maps.example/api/js',
  apiKey: 'a_key-1',
  attribution: 'Sample Maps',
  origins: ['https://places.example'],
};
const tenants = {
  northstar: { vehicleViewer: { scriptUrl, globalName: 'Viewer' }, maps },
  ember: { vehicleViewer: undefined, maps: undefined },
};

const rules = (response: Response) =>
  new Map(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

it('T57: a third-party script has its own document on its own origin', async () => {
  const { get } = await setUpEdge({ tenants });
  const response = await get('/frames/viewer');
  const policy = rules(response);
  expect(response.status).toBe(200);
  expect(policy.get('sandbox')).toBe('allow-scripts');
  expect(policy.get('connect-src')).toBe('https://viewer.example');
  expect(policy.get('img-src')).toMatch(
    /^http:\/\/northstar\.localhost https:\/\/viewer\.example data: blob:$/,
  );
  expect(policy.get('script-src')).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  expect(policy.get('frame-ancestors')).toContain("'self'");
  expect(await response.text()).toContain(`"scriptUrl":"${scriptUrl}"`);
});

it('T57: the frame of the maps script reaches only its own hosts and accepts calls only from the tenant’s pages', async () => {
  const { get } = await setUpEdge({ tenants });
  const response = await get('/frames/maps');
  const policy = rules(response);
  expect(policy.get('sandbox')).toBe('allow-scripts');
  expect(policy.get('connect-src')).toBe('https://maps.example https://places.example');
  expect(policy.get('script-src')).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  const html = await response.text();
  const [, config = '{}'] = /id="script-frame">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(config)).toEqual({
    scriptUrl: 'https://maps.example/api/js?key=a_key-1&v=weekly&loading=async&libraries=places',
    globalName: 'google',
    callers: ['http://northstar.localhost', ...(policy.get('frame-ancestors') ?? '').split(' ').slice(1)],
  });
});

it('the maps key is in no page and in no tenant data', async () => {
  const { get } = await setUpEdge({ tenants });
  for (const path of ['/search', '/account/profile', '/tenant-data/bundle.js']) {
    const text = await (await get(path)).text();
    expect([path, text]).toEqual([path, expect.not.stringContaining('a_key-1')]);
    expect(text).toContain('Sample Maps');
  }
});

it('T57: no page of the site has a third-party host in its policy, sensitive or not', async () => {
  const { get } = await setUpEdge({ tenants });
  for (const path of ['/search', '/vehicle/V1', '/progress/1', '/sign-in', '/cart', '/nowhere']) {
    const response = await get(path);
    expect([path, response.headers.get('content-security-policy')]).toEqual([
      path,
      expect.not.stringMatching(/viewer\.example|maps\.example/),
    ]);
    const sources = [...(await response.text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(
      ([, src]) => src,
    );
    expect(sources).toEqual([expect.stringMatching(/^\/assets\/shell\//)]);
  }
});

it.each([
  ['viewer', 'ember.localhost'],
  ['maps', 'ember.localhost'],
  ['constructor', 'northstar.localhost'],
  ['__proto__', 'northstar.localhost'],
  ['card', 'northstar.localhost'],
])('/frames/%s of %s does not exist', async (kind, host) => {
  const { get } = await setUpEdge({ tenants });
  expect((await get(`/frames/${kind}`, { host })).status).toBe(404);
});
