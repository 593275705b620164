import { expect, test } from 'vitest';
import { route } from '@forecourt/releases/testing';
import { startBackend } from '../testing/fake-backend.ts';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const documentsUrl = '/api/documents/deals/{data.deal.dealRefId}/documents';
const callsOf = (order: string) => [`/public/commerce/orders/${order}`, documentsUrl];

async function setUp() {
  const backend = await startBackend({});
  const routes = [
    route('/progress/*', { earlyCalls: callsOf(':*') }),
    route('/progress/:orderNumber/payment', { id: 'payment', earlyCalls: callsOf(':orderNumber') }),
  ];
  const builds = sampleBuilds.map((build) => (build.name === 'mfe-checkout' ? { ...build, routes } : build));
  const edge = await setUpEdge({ backendUrl: backend.url, builds });
  const page = async (path: string) => {
    const response = await edge.get(path);
    const [, nonce] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    return { html: await response.text(), nonce };
  };
  return { backend, page };
}

const givenIn = (html: string): unknown => {
  const [, json] = /forecourtEarlyCall[^]*?\}\)\((\{.*?\})\)<\/script>/.exec(html) ?? [];
  return json && JSON.parse(json);
};

test.each(['/progress/FC-1', '/progress/FC-1/unknown/path', '/progress/FC-1/payment'])(
  'SITE-105: %s starts its early calls, behind the hints for its scripts',
  async (path) => {
    const { backend, page } = await setUp();
    const { html, nonce } = await page(path);
    expect(givenIn(html)).toMatchObject({
      calls: ['/public/commerce/orders/FC-1', documentsUrl],
      pools: [expect.stringMatching(/^CognitoIdentityServiceProvider\..+\.$/)],
    });
    const at = html.indexOf(`<script nonce="${nonce}">((given)`);
    expect(at).toBeGreaterThan(html.indexOf('<script defer crossorigin'));
    expect(at).toBeLessThan(html.indexOf('</head>'));
    const asked = backend.received.map(({ url }) => url);
    expect(
      asked.filter((url) => !url.startsWith('/proxy/')),
      'the edge sends none itself',
    ).toEqual([]);
  },
);

test('a parameter can neither add a path segment nor end the script', async () => {
  const { page } = await setUp();
  const { html } = await page('/progress/x%3C%2Fscript%3E%3Fa=1');
  expect(html).not.toContain('forecourtEarlyCall');
  const other = await page(`/progress/${encodeURIComponent("<script>{'?#")}`);
  expect(givenIn(other.html)).toMatchObject({
    calls: ["/public/commerce/orders/%3Cscript%3E%7B'%3F%23", expect.any(String)],
  });
});

test('other pages have no such script, and no page tells the shell of early calls', async () => {
  const { page } = await setUp();
  for (const path of ['/progress', '/sign-in', '/'])
    expect((await page(path)).html, path).not.toContain('forecourtEarlyCall');
  expect((await page('/progress/FC-1')).html).not.toContain('earlyCalls');
});
