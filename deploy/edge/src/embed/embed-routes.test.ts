import { expect, it } from 'vitest';
import * as v from 'valibot';
import { sampleTenant } from '@forecourt/releases/testing';
import { PageContextSchema } from '@forecourt/shared-contracts/page';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const dealer = 'https://dealer.example';
const embed = { name: 'embed', files: { 'embed.55555555.js': '/* loader */' } };
const tenants = { northstar: { embeddingOrigins: [dealer] } };
const setUp = () => setUpEdge({ tenants, builds: [...sampleBuilds, embed] });

it('serves the live loader at a fixed URL, briefly cached, to any page', async () => {
  const { get } = await setUp();
  const response = await get('/embed.js');
  expect(await response.text()).toBe('/* loader */');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('answers 503 when no loader is released', async () => {
  const { get } = await setUpEdge({ tenants });
  expect((await get('/embed.js')).status).toBe(503);
});

it('gives a listed origin the page context and the tenant style sheet', async () => {
  const { get } = await setUp();
  const response = await get('/embed/context.json', { origin: dealer });
  expect(response.headers.get('access-control-allow-origin')).toBe(dealer);
  const body = (await response.json()) as { page: unknown; styles: string[] };
  expect(v.parse(PageContextSchema, body.page).tenant.id).toBe('northstar');
  expect((await get(body.styles[0]!)).status).toBe(200);
});

it('names the faces of headings and running text, as the style sheet declares them', async () => {
  const [shell, ...others] = sampleBuilds;
  const face = (family: string, file: string, size = '') =>
    `@font-face{font-family:'${family}';font-weight:200 900;src:url(./${file}) format('woff2');unicode-range:U+0000-00FF,U+20AC${size}}`;
  const files = {
    'design.cccccccc.css': [
      face('Archivo Variable', 'archivo-latin-wght-normal.dddddddd.woff2'),
      face('Sora Variable', 'sora-latin-wght-normal.eeeeeeee.woff2'),
      face('Source Sans 3 Variable', 'source-sans-3-latin-wght-normal.ffffffff.woff2', ';size-adjust:105%'),
      "@font-face{font-family:'Archivo Fallback';src:local('Arial');size-adjust:98%}",
    ].join(''),
    'sora-latin-wght-normal.eeeeeeee.woff2': 'font',
    'source-sans-3-latin-wght-normal.ffffffff.woff2': 'font',
  };
  const { theme } = sampleTenant('northstar') as { theme: object };
  const { get } = await setUpEdge({
    tenants: {
      northstar: {
        embeddingOrigins: [dealer],
        theme: { ...theme, displayFont: 'archivo', bodyFont: 'source-sans-3' },
      },
    },
    builds: [{ ...shell!, files: { ...shell!.files, ...files } }, ...others, embed],
  });
  const { fonts } = (await (await get('/embed/context.json', { origin: dealer })).json()) as {
    fonts: object[];
  };
  const common = { weight: '200 900', unicodeRange: 'U+0000-00FF,U+20AC' };
  expect(fonts).toEqual([
    {
      family: 'Archivo Variable',
      url: expect.stringMatching(
        /^\/assets\/shell\/.*\/archivo-latin-wght-normal\.dddddddd\.woff2$/,
      ) as string,
      descriptors: { ...common, sizeAdjust: '100%' },
    },
    {
      family: 'Source Sans 3 Variable',
      url: expect.stringMatching(/\/source-sans-3-latin-wght-normal\.ffffffff\.woff2$/) as string,
      descriptors: { ...common, sizeAdjust: '105%' },
    },
  ]);
});

it.each([
  'https://evil.example',
  'https://dealer.example.evil.com',
  'http://dealer.example',
  'null',
  'https://DEALER.example',
])('T30: reveals nothing to %s', async (origin) => {
  const { get } = await setUp();
  const response = await get('/embed/context.json', { origin });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await response.text()).not.toContain('northstar');
});

it('answers the preflight of listed origins only', async () => {
  const { get } = await setUp();
  const ask = (origin: string) => get('/embed/context.json', { origin }, { method: 'OPTIONS' });
  expect((await ask(dealer)).status).toBe(204);
  expect((await ask('https://evil.example')).status).toBe(403);
});
