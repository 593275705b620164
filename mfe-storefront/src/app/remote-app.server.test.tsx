import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { searchFromParams } from '@forecourt/shared-contracts/inventory';
import type { QueryClient } from '@forecourt/shared-contracts/react';
import { RemoteRoot } from '@forecourt/shared-contracts/react';
import { mountUnderTest } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { featuredQuery, searchQuery, similarQuery, vehicleQuery } from '../features/inventory/index.ts';
import { searchResultFixture, vehicleFixture } from '../testing/vehicle-fixture.ts';
import type { RouteId } from '../domain/route-paths.ts';
import { RemoteApp, resources } from './remote-app.tsx';
import { routes } from './routes.ts';

const vehicle = vehicleFixture();
const fetchNothing = vi.fn<typeof fetch>(() => Promise.reject(new Error('the server asked the network')));

async function renderRoute(id: RouteId, target: string, fill: (cache: QueryClient) => void): Promise<string> {
  const platform = await createTestPlatform({ target, parts: { fetch: fetchNothing } });
  const remote = await mountUnderTest({ RemoteApp, resources }, platform);
  fill(remote.queryClient);
  await routes.load(id);
  const fail = (error: unknown) => {
    throw error;
  };
  const html = renderToString(<RemoteRoot remote={remote} onError={fail} />);
  expect(fetchNothing).not.toHaveBeenCalled();
  return html;
}

const client = (await createTestPlatform()).client;

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

test('a server renders the landing page', async () => {
  const featured = {
    total: 2_841,
    vehicles: [vehicle],
    bodyStyles: [{ value: 'suv', count: 1_355 }],
    makes: [{ value: 'Volvo', count: 40 }],
  };
  const html = await renderRoute('landing', '/', (cache) => {
    cache.setQueryData(featuredQuery(client).queryKey, featured);
  });
  expect(html).toContain('Cars for tests');
  expect(html).toContain('2,841 vehicles');
  expect(html).toContain('Go to 2023 Volvo XC60');
  expect(html).toContain('href="/search?bodyStyle=suv"');
});

test('a server renders a search', async () => {
  const search = searchFromParams(new URLSearchParams('make=Volvo'));
  const html = await renderRoute('search', '/search?make=Volvo', (cache) => {
    cache.setQueryData(searchQuery(client, search).queryKey, searchResultFixture());
  });
  expect(html).toContain('Volvo vehicles for sale');
  expect(html).toContain('1 vehicle<');
  expect(html).toContain('Go to 2023 Volvo XC60');
  expect(html).toContain('$602');
});

test('a server renders a vehicle with its payment', async () => {
  const html = await renderRoute('vehicle', vehicle.path, (cache) => {
    cache.setQueryData(vehicleQuery(client, vehicle.vin).queryKey, vehicle);
    cache.setQueryData(similarQuery(client, vehicle.vin).queryKey, { vehicles: [] });
  });
  expect(html).toContain('2023 Volvo XC60');
  expect(html).toContain('$32,495');
  expect(html).toContain('Start your purchase');
  expect(html).toContain(keepTogether('$2,500 down, 72 months at 9.89% APR'));
  expect(html).toContain('Request a test drive');
});

test.each([
  ['trade-in', 'Trade in your car', 'An offer is good for 7 days.'],
  ['why-us', 'Why buy from Test Dealer', 'No surprise fees'],
  ['financing', 'Financing at Test Dealer', '9.89%'],
  ['faq', 'Frequently asked questions', 'id="deposit"'],
  ['contact-us', 'Contact us', 'href="mailto:support@testdealer.example"'],
] as const)('a server renders /%s with its texts', async (id, title, part) => {
  const html = await renderRoute(id, `/${id}`, () => undefined);
  expect(html).toContain(title);
  expect(html).toContain(part);
  expect(html).not.toMatch(/content\.|\{\{/);
});

test.each([
  ['terms-of-use', 'Terms of use'],
  ['privacy-policy', 'Privacy policy'],
] as const)('a server renders /%s with its texts', async (id, title) => {
  const html = await renderRoute(id, `/${id}`, () => undefined);
  expect(html).toContain(title);
  expect(html).toContain('id="disputes"');
  expect(html).not.toContain('legal.');
});
