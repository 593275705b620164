import { matchRoute, RemoteConfigSchema } from '@forecourt/shared-contracts/releases';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import remote from '../../remote.config.ts';

/** The header's items of SITE-9 that this remote publishes: id, path, place, audience, English label. */
const published = [
  ['search', '/search', 'main', 'everyone', 'Search'],
  ['financing', '/financing', 'main', 'everyone', 'Financing'],
  ['why-us', '/why-us', 'main', 'everyone', 'Why Us'],
  ['faq', '/faq', 'support', 'everyone', 'FAQ'],
  ['contact-us', '/contact-us', 'support', 'everyone', 'Contact us'],
] as const;

const { menu = [], routes } = v.parse(RemoteConfigSchema, remote);

it.each(published)('SITE-9: publishes %s at %s, which it owns', (id, path, place, audience, label) => {
  const item = menu.find((one) => one.id === id);
  expect(item).toMatchObject({ path, place, label: { en: label } });
  expect(item?.audience ?? 'everyone').toBe(audience);
  expect(item?.label['es']).toMatch(/\S/);
  expect(matchRoute(routes, path)).toBeDefined();
});

it('SITE-9: owns the page of Sell Your Car, which another remote publishes', () => {
  expect(matchRoute(routes, '/trade-in')?.route.id).toBe('trade-in');
});
