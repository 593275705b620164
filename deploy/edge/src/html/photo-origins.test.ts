import { expect, it } from 'vitest';
import { setUpEdge } from '../testing/set-up-edge.ts';
import { photoOrigins } from './photo-origins.ts';

type Inventory = Parameters<typeof photoOrigins>[0]['inventory'];

it('names the other hosts of photos, and not the site itself', () => {
  const inventory = { photos: { origins: ['/photos', 'https://photos.example'] } } as Inventory;
  expect(photoOrigins({ inventory })).toEqual(['https://photos.example']);
  expect(photoOrigins({ inventory: {} as Inventory })).toEqual([]);
});

it('a page of a tenant whose photos are on the site has them in no policy', async () => {
  const { get } = await setUpEdge();
  const policy = (await get('/search')).headers.get('content-security-policy');
  expect(policy).toContain("img-src 'self' data: blob:;");
});
