import { expect, it } from 'vitest';
import * as v from 'valibot';
import { PageContextSchema } from '@forecourt/shared-contracts/page';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const dealer = 'https://dealer.example';
const other = 'https://other-dealer.example';
const embed = {
  name: 'embed',
  files: { 'embed.55555555.js': '/* loader */', 'frame.66666666.js': '/* frame */' },
  initialByRoute: { frame: ['frame.66666666.js'] },
};
const tenants = { northstar: { embeddingOrigins: [dealer, other] } };
const setUp = () => setUpEdge({ tenants, builds: [...sampleBuilds, embed] });
const inFrame = (referer?: string) => ({ 'sec-fetch-dest': 'iframe', ...(referer && { referer }) });
const path = (host: string, rest = '') => `/embed/frame?order=FC-1&host=${encodeURIComponent(host)}${rest}`;

it('is the checkout alone and contains only the one origin it may communicate with', async () => {
  const { get } = await setUp();
  const response = await get(path(dealer, '&step=payment'), inFrame(`${dealer}/`));
  const html = await response.text();
  expect(response.status).toBe(200);
  const block = /id="forecourt-frame">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const data = JSON.parse(block) as { context: unknown };
  expect(data).toMatchObject({ orderNumber: 'FC-1', step: 'payment', hostOrigin: dealer });
  expect(v.parse(PageContextSchema, data.context).tenant.id).toBe('northstar');
  expect(html).not.toContain(other);
  expect(html).not.toContain('/assets/shell/1.0.0/main');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${dealer} ${other}`);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it('T30: 40 look-alikes of a listed origin get an error page', async () => {
  const { get } = await setUp();
  const hosts = [
    ...['', 'null', '*', dealer.toUpperCase(), `${dealer}/`, `${dealer}:443`, `${dealer}:8443`, `${dealer}.`],
    ...[
      'http://dealer.example',
      'https://DEALER.example',
      'https://dealer.example.evil.com',
      '//dealer.example',
    ],
    ...[
      'https://evil-dealer.example',
      'https://www.dealer.example',
      'https://evil.example',
      'dealer.example',
    ],
    ...['https://dealer.example@evil.com', 'https://evil.com@dealer.example', 'https://dealer.examples'],
    ...[
      'https://dealer.example%00.evil.com',
      'https://dealer.example#x',
      'https://dealer.example?x',
      ` ${dealer}`,
    ],
    ...['https://dealer.example\\x', 'https://deаler.example', 'https://xn--deler-2qa.example', `${dealer} `],
    ...[
      'https://dealer。example',
      'blob:https://dealer.example',
      'file://',
      'about:blank',
      'data:,x',
      'javascript:1',
    ],
    ...[
      `${dealer},${other}`,
      `${dealer} ${other}`,
      'undefined',
      '__proto__',
      '0',
      'https://*.example',
      'https:',
    ],
  ];
  expect(new Set(hosts).size).toBeGreaterThanOrEqual(40);
  for (const host of hosts) {
    const response = await get(path(host), inFrame());
    expect([host, response.status]).toEqual([host, 403]);
    expect(await response.text()).not.toContain('forecourt-frame');
  }
});

it('T30: a listed page cannot frame it under the name of another page', async () => {
  const { get } = await setUp();
  expect((await get(path(other), inFrame(`${dealer}/`))).status).toBe(403);
});

it.each([
  ['a listed page', `${dealer}/order`, 200],
  ['the site itself', 'http://northstar.localhost/', 200],
  ['an unlisted page', 'https://evil.example/', 403],
  ['a look-alike', 'https://dealer.example.evil.com/', 403],
  ['an own look-alike', 'http://northstar.localhost.evil.com/', 403],
  ['a page that does not tell, whom the browser judges by frame-ancestors', undefined, 200],
])('T27: a page of the site in a frame of %s', async (_name, referer, status) => {
  const { get } = await setUp();
  for (const where of ['/progress/FC-1', '/embed/frame?order=FC-1']) {
    const response = await get(where, inFrame(referer));
    expect([where, response.status]).toEqual([where, status]);
    const html = await response.text();
    if (status === 403) expect(html).not.toMatch(/<script|fc-main|fc-frame|Northstar/);
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors/);
  }
});

it('T27: a page opened on its own is never treated as a frame', async () => {
  const { get } = await setUp();
  const headers = { 'sec-fetch-dest': 'document', referer: 'https://evil.example/' };
  expect((await get('/progress/FC-1', headers)).status).toBe(200);
});

it('reveals nothing about another tenant or that the frame is not released', async () => {
  const { get } = await setUp();
  expect((await get(path(dealer, '&tenant=harbor'), inFrame())).status).toBe(403);
  const bare = await setUpEdge({ tenants });
  expect((await bare.get(path(dealer), inFrame())).status).toBe(503);
});

it('without a known host it has no message target', async () => {
  const { get } = await setUp();
  expect(await (await get('/embed/frame?order=FC-1')).text()).toContain('"hostOrigin":""');
});
