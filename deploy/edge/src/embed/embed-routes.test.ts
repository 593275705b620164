import { expect, it } from 'vitest';
import * as v from 'valibot';
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
