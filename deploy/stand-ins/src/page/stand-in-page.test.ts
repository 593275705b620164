// @vitest-environment jsdom
import { axeFaults } from '@forecourt/shared-contracts/react/testing';
import { displayFamily } from '@forecourt/shared-contracts/tenant';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { sandboxStepIds, sandboxStepPage } from '../id-verification-provider/sandbox-steps.ts';
import { standInHeaders, standInPage, type Html } from './stand-in-page.ts';

const { tenant } = pageFixture();

async function open(shown: Html) {
  const page = new DOMParser().parseFromString(String(await shown), 'text/html').documentElement;
  document.documentElement.lang = page.lang;
  document.head.innerHTML = page.querySelector('head')?.innerHTML ?? '';
  document.body.innerHTML = page.querySelector('body')?.innerHTML ?? '';
}

test.each([
  ...sandboxStepIds.map((id) => [`the ID check: ${id}`, sandboxStepPage(tenant, id)] as const),
  [
    'a refused form',
    standInPage({
      brand: tenant,
      serviceName: 'Sample signing service',
      note: 'Sandbox.',
      title: 'Decline to sign',
      body: html`<p class="wrong" role="alert" id="fault">Enter why you're declining</p>
        <form method="post">
          <label class="field"> Why? <textarea name="note" aria-describedby="fault"></textarea></label>
          <button>Decline to sign</button>
        </form>`,
    }),
  ] as const,
])('axe finds no fault in %s, and it shows the brand', async (_, shown) => {
  await open(shown);
  expect(await axeFaults(document.documentElement)).toEqual([]);
  const { brand, inkMuted } = tenant.theme.palette;
  const style = document.querySelector('style')?.textContent ?? '';
  expect(style).toContain(`--fc-brand:${brand};`);
  expect(style).toContain(`--fc-ink-muted:${inkMuted};`);
  expect(style).toMatch(/header \.service \{ max-width: none;/);
  expect(style).toContain(`--fc-radius-card:${tenant.theme.radiusPx.card}px;`);
  expect(document.querySelector('header svg path')?.getAttribute('d')).toBe(tenant.logo.path);
  expect(document.querySelector('header .brand')?.textContent?.trim()).toBe(tenant.brandName);
});

test('a page that belongs to no dealer has no logo', async () => {
  await open(
    standInPage({ serviceName: 'Sample bank', note: 'Sandbox.', title: 'Over', body: html`<p>x</p>` }),
  );
  expect(document.querySelector('header')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Sample bank. Sandbox.',
  );
  expect(document.querySelector('svg')).toBeNull();
});

test('a page of a dealer has the faces of headings and text inside it, and loads only pictures of the site', async () => {
  const brand = { ...tenant, theme: { ...tenant.theme, bodyFont: 'source-sans-3' as const } };
  await open(standInPage({ brand, serviceName: 'S', note: 'N.', title: 'T', body: html`<p>x</p>` }));
  const style = document.querySelector('style')?.textContent ?? '';
  expect(style).toContain(`@font-face{font-family:'${displayFamily(tenant.theme)}'`);
  expect(style).toContain("@font-face{font-family:'Source Sans 3 Variable'");
  expect(style).toContain('font: 16px/1.5 var(--fc-font-body, system-ui), system-ui,');
  expect(style.match(/url\([^)]{0,20}/g)?.every((url) => url.startsWith('url(data:font/woff2'))).toBe(true);
  expect(standInHeaders['content-security-policy']).toContain("font-src data:; img-src 'self' data:;");
});
