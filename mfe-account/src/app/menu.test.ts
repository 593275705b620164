import { matchRoute, RemoteConfigSchema } from '@forecourt/shared-contracts/releases';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import remote from '../../remote.config.ts';

/** The header's items of SITE-9 that this remote publishes: id, path, place, audience, English label. */
const published = [
  ['sign-in', '/sign-in', 'account', 'guests', 'Sign In'],
  ['profile', '/account/profile', 'account', 'members', 'Profile'],
  ['orders', '/account/orders', 'account', 'members', 'Orders'],
  ['documents', '/account/documents', 'account', 'members', 'Documents'],
] as const;

const { menu = [], routes } = v.parse(RemoteConfigSchema, remote);

it.each(published)('SITE-9: publishes %s at %s, which it owns', (id, path, place, audience, label) => {
  const item = menu.find((one) => one.id === id);
  expect(item).toMatchObject({ path, place, label: { en: label } });
  expect(item?.audience ?? 'everyone').toBe(audience);
  expect(item?.label['es']).toMatch(/\S/);
  expect(matchRoute(routes, path)).toBeDefined();
});
