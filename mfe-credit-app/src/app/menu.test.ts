import { RemoteConfigSchema } from '@forecourt/shared-contracts/releases';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import remote from '../../remote.config.ts';

/** The header's items of SITE-9 that this remote publishes: id, path, place, audience, English label. */
const published = [
  ['trade-in', '/trade-in', 'main', 'everyone', 'Sell Your Car'],
  ['cart', '/cart', 'actions', 'everyone', 'Shopping Cart'],
] as const;

const { menu = [] } = v.parse(RemoteConfigSchema, remote);

it.each(published)('SITE-9: publishes %s at %s', (id, path, place, audience, label) => {
  const item = menu.find((one) => one.id === id);
  expect(item).toMatchObject({ path, place, label: { en: label } });
  expect(item?.audience ?? 'everyone').toBe(audience);
  expect(item?.label['es']).toMatch(/\S/);
});
