import { testTenants } from '@forecourt/backend/testing/test-tenants.ts';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { expect, test } from 'vitest';
import { cardFrameUrl } from './card-frame-url.ts';
import { frameFaceCss } from './frame-face.ts';
import { frameRoutes } from './frame.routes.ts';
import type { PaymentSandboxDeps } from './sandbox-deps.ts';

const now = new Date('2026-03-02T15:00:00Z');
const secret = 'test-payments';
const origin = 'https://pay.example.com';

// No test here gets to the database.
const deps = { clock: { now: () => now }, secret, origin, tenants: testTenants };
const app = frameRoutes(deps as unknown as PaymentSandboxDeps);

async function faceOf(account: string) {
  const answer = await app.request(`/frame/face.css?account=${account}`);
  return { status: answer.status, type: answer.headers.get('content-type'), css: await answer.text() };
}

async function openCardFields(tenant: Tenant) {
  const { url } = cardFrameUrl({ secret, origin, tenant, siteOrigin: 'https://shop.example.com', now });
  const answer = await app.request(url);
  return { policy: answer.headers.get('content-security-policy'), page: await answer.text() };
}

test.each([
  ['northstar', 'Archivo Variable'],
  ['harbor', 'Source Sans 3 Variable'],
  ['ember', 'Figtree Variable'],
])(
  "%s: the card fields have the face of the dealer's running text, from a style sheet that their policy allows",
  async (account, family) => {
    const tenant = testTenants.byId(account);
    const { policy, page } = await openCardFields(tenant as Tenant);
    expect(policy).toContain("style-src 'self'; font-src data:; img-src data:;");
    expect(page).toContain(`href="/frame/face.css?account=${account}"`);

    const { status, type, css } = await faceOf(account);
    expect([status, type]).toEqual([200, 'text/css; charset=utf-8']);
    expect(css).toContain(`@font-face{font-family:'${family}';`);
    expect(css).toContain(`:root{--face:'${family}';`);
    expect(css.match(/url\([^)]{0,20}/g)?.every((file) => file.startsWith('url(data:font/woff2'))).toBe(true);
  },
);

test('the style sheet of the card fields names the face before those of the device', async () => {
  const css = await (await app.request('/frame/card-frame.css')).text();
  expect(css.replace(/\s+/g, ' ')).toContain('var(--face, -apple-system), -apple-system,');
});

test('the arrow of a list has the color of the text: it is seen on a dark page as well', async () => {
  const css = await (await app.request('/frame/card-frame.css')).text();
  expect(css.replace(/\s+/g, ' ')).toMatch(/\.select::after \{[^}]*border: solid var\(--ink\);/);
  const { page } = await openCardFields(testTenants.byId('ember') as Tenant);
  expect(page).toMatch(/<span class="select">\s*<select id="country"/);
});

test('an unknown account has the face of the device', async () => {
  expect(await faceOf('unknown')).toMatchObject({ status: 200, css: '' });
});

test('words are as far apart as on the page, in fields, too', async () => {
  expect(frameFaceCss({ bodyFont: 'archivo' })).toContain("--face:'Archivo Variable';word-spacing:0.08em}");
  expect(frameFaceCss({ bodyFont: 'figtree' })).not.toContain('word-spacing');
  const css = await (await app.request('/frame/card-frame.css')).text();
  expect(css).toContain('word-spacing: inherit;');
});

test('Source Sans 3 is as large as on the site', () => {
  expect(frameFaceCss({ bodyFont: 'source-sans-3' })).toContain(';size-adjust:105%;');
});

test("without a face of its own, a dealer's card fields have that of the device", () => {
  expect(frameFaceCss({ bodyFont: undefined })).toBe('');
});
