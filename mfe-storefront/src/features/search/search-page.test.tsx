import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getVehicle, listSimilarVehicles, searchVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
afterEach(() => void vi.useRealTimers());
const audi = vehicleFixture({
  vin: 'WAUENAF40KN000001',
  make: 'Audi',
  model: 'A4',
  path: '/vehicle/WAUENAF40KN000001',
});
const answerByMake = answer(searchVehicles, ({ query }) => {
  const isAudi = query.get('make') === 'Audi';
  return searchResultFixture(isAudi ? { vehicles: [audi], total: 12 } : { total: 60 });
});
const target = (platform: Awaited<ReturnType<typeof renderStorefront>>) => {
  const { pathname, search } = platform.navigation.current().location;
  return pathname + search;
};
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

test('a checked filter goes to its own URL on page 1, announces the new count and keeps focus', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search?page=2');
  expect(await screen.findByRole('status')).toHaveTextContent('60 vehicles');
  const box = filters().getByRole('checkbox', { name: /Audi/ });
  await userEvent.click(box);
  expect(target(platform)).toBe('/search?make=Audi');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 vehicles'));
  expect(screen.getByRole('link', { name: 'Go to 2023 Audi A4' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audi vehicles for sale');
  expect(document.title).toBe('Audi vehicles for sale | Test Dealer');
  expect(box).toHaveFocus();
});

test('the cards and the number of the last search stay until those of the next one are there', async () => {
  let answerLate: (() => void) | undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  server.use(
    http.get('http://localhost/public/inventory/vehicles', async ({ request }) => {
      const isSorted = new URL(request.url).searchParams.get('sort') === 'price-asc';
      if (isSorted) await late;
      return HttpResponse.json(
        searchResultFixture(isSorted ? { vehicles: [audi], total: 59 } : { total: 60 }),
      );
    }),
  );
  await renderStorefront('/search');
  const volvo = await screen.findByRole('link', { name: 'Go to 2023 Volvo XC60' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Sort/ }), 'price-asc');
  await waitFor(() => expect(volvo.closest('ul')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('status')).toHaveTextContent('60 vehicles');
  answerLate?.();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('59 vehicles'));
  expect(volvo).not.toBeInTheDocument();
});

test('a vehicle that another search finds too is a new card: none moves on the screen', async () => {
  const volvo = vehicleFixture();
  server.use(
    answer(searchVehicles, ({ query }) =>
      searchResultFixture({ vehicles: query.has('make') ? [volvo] : [audi, volvo], total: 2 }),
    ),
  );
  await renderStorefront('/search');
  const card = () => screen.findByRole('link', { name: /^Go to 2023 Volvo/ });
  const before = await card();
  await userEvent.click(filters().getByRole('checkbox', { name: /Audi/ }));
  await waitFor(() => expect(before).not.toBeInTheDocument());
  expect(await card()).toBeVisible();
});

test('Back returns to the previous search', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search');
  await userEvent.click(await filters().findByRole('checkbox', { name: /Audi/ }));
  expect(filters().getByRole('checkbox', { name: /Audi/ })).toBeChecked();
  platform.navigation.back();
  await waitFor(() => expect(filters().getByRole('checkbox', { name: /Audi/ })).not.toBeChecked());
  expect(target(platform)).toBe('/search');
});

test('a vehicle links back to the results that it was opened from', async () => {
  server.use(answerByMake, answer(getVehicle, audi), answer(listSimilarVehicles, { vehicles: [] }));
  const platform = await renderStorefront('/search?make=Audi&page=2');
  await userEvent.click(await screen.findByRole('link', { name: 'Go to 2023 Audi A4' }));
  const back = await screen.findByRole('link', { name: 'Back to results' });
  expect(back).toHaveAttribute('href', '/search?make=Audi&page=2');
  await userEvent.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: 'Audi vehicles for sale' })).toBeVisible();
  expect(platform.navigation.current().action).toBe('pop');
  await act(async () => platform.navigation.push(audi.path));
  await act(async () => platform.navigation.push('/search?make=Volvo'));
  await act(async () => platform.navigation.back());
  expect(await screen.findByRole('link', { name: 'Back to results' })).toBeVisible();
});

test('a chip removes its filter', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search?make=Audi&priceMax=20000');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Up to $20,000' }));
  expect(target(platform)).toBe('/search?make=Audi');
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(target(platform)).toBe('/search');
});

test('two changes at once both count, even before the page has followed the first', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search?priceMax=20000');
  const chip = await screen.findByRole('button', { name: 'Remove Up to $20,000' });
  const box = filters().getByRole('checkbox', { name: /Audi/ });
  act(() => {
    box.click();
    chip.click();
  });
  expect(target(platform)).toBe('/search?make=Audi');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 vehicles'));
});

test('a late response never replaces a newer one', async () => {
  let answerLate: (() => void) | undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  server.use(
    http.get('http://localhost/public/inventory/vehicles', async ({ request }) => {
      const isAudi = new URL(request.url).searchParams.get('make') === 'Audi';
      if (isAudi) await late;
      return HttpResponse.json(
        isAudi ? searchResultFixture({ vehicles: [audi], total: 12 }) : searchResultFixture({ total: 60 }),
      );
    }),
  );
  await renderStorefront('/search');
  const box = await filters().findByRole('checkbox', { name: /Audi/ });
  await userEvent.click(box);
  expect(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  await userEvent.click(box);
  answerLate?.();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('60 vehicles'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to 2023 Audi A4' })).toBeNull();
});

test('pages are links that keep the filters, and the current one is marked', async () => {
  server.use(answerByMake);
  await renderStorefront('/search?condition=Used');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of results' }));
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/search?condition=Used&page=3',
  );
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/search?condition=Used&page=2',
  );
  expect(pages.queryByRole('link', { name: 'Previous page' })).toBeNull();
});

test('an empty result that no single filter causes offers all vehicles', async () => {
  server.use(answer(searchVehicles, searchResultFixture({ total: 0, vehicles: [] })));
  const platform = await renderStorefront('/search?make=Volvo&yearMin=2026');
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Close matches' })).toBeNull();
  const [, inPlaceOfResults] = screen.getAllByRole('button', { name: 'Clear All' });
  await userEvent.click(inPlaceOfResults!);
  expect(target(platform)).toBe('/search');
});

test('an empty result offers what one filter fewer, or two together, would find', async () => {
  const origin = { zip: '04101', city: 'Portland', state: 'ME' };
  server.use(
    answer(searchVehicles, ({ query }) =>
      query.get('priceMax') === null
        ? searchResultFixture({ total: 3, origin })
        : searchResultFixture({
            total: 0,
            origin,
            vehicles: [],
            fewerFilters: [
              { filters: ['price', 'year'], total: 1_214 },
              { filters: ['distance'], total: 1 },
            ],
            closest: [audi],
          }),
    ),
  );
  const platform = await renderStorefront(
    '/search?distance=25&make=Volvo&yearMin=2026&priceMax=900&zip=04101',
  );
  expect(await screen.findByRole('button', { name: 'Nationwide: 1 vehicle' })).toBeVisible();
  expect(screen.getByText('No vehicles match all filters. Try:')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Clear All' })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Close matches' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to 2023 Audi A4' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Any price and year: 1,214 vehicles' }));
  expect(target(platform)).toBe('/search?distance=25&make=Volvo&zip=04101');
  expect(await screen.findByText('3 vehicles, distances from 04101')).toBeVisible();
});

test('models are below their make, trims below their model, and are removed with it', async () => {
  const values = (entries: [string, number, ...string[]][]) =>
    entries.map(([value, count, ...of]) => ({ value, count, of }));
  server.use(
    answer(
      searchVehicles,
      searchResultFixture({
        facets: [
          {
            name: 'make',
            values: values([
              ['Toyota', 30],
              ['Honda', 20],
            ]),
          },
          {
            name: 'model',
            values: values([
              ['Camry', 18, 'Toyota'],
              ['Civic', 15, 'Honda'],
            ]),
          },
          { name: 'trim', values: values([['XLE', 9, 'Toyota', 'Camry']]) },
        ],
      }),
    ),
  );
  const platform = await renderStorefront('/search?make=Toyota&model=Camry');
  const models = within(await filters().findByRole('list', { name: 'Toyota options' }));
  await userEvent.click(within(models.getByRole('list', { name: 'Camry options' })).getByRole('checkbox'));
  expect(target(platform)).toBe('/search?make=Toyota&model=Camry&trim=XLE');
  await userEvent.click(filters().getByRole('checkbox', { name: /Honda/ }));
  await userEvent.click(filters().getByRole('checkbox', { name: /Civic/ }));
  expect(target(platform)).toBe('/search?make=Honda%2CToyota&model=Camry%2CCivic&trim=XLE');
  await userEvent.click(filters().getByRole('checkbox', { name: /Toyota/ }));
  expect(target(platform)).toBe('/search?make=Honda&model=Civic');
});

test('features and interiors are filters; each availability has its count', async () => {
  server.use(
    answer(
      searchVehicles,
      searchResultFixture({
        facets: [
          {
            name: 'interiorColor',
            values: [
              { value: 'Black', count: 7 },
              { value: 'Saddle tan', count: 2 },
              { value: 'Red', count: 0 },
            ],
          },
          { name: 'make', values: [{ value: 'Kia', count: 0 }] },
          { name: 'color', values: [{ value: 'Blue', count: 0 }] },
          { name: 'feature', values: [{ value: 'heated-seats', count: 11 }] },
        ],
      }),
    ),
  );
  const platform = await renderStorefront('/search');
  await userEvent.click(await filters().findByRole('checkbox', { name: /^Heated seats/ }));
  await userEvent.click(filters().getByRole('checkbox', { name: /^Saddle tan/ }));
  expect(target(platform)).toBe('/search?feature=heated-seats&interiorColor=Saddle+tan');
  expect(screen.getByRole('button', { name: 'Remove Heated seats' })).toBeVisible();
  for (const none of ['Red', 'Kia']) {
    expect(filters().getByRole('checkbox', { name: new RegExp(`^${none}`) })).toBeDisabled();
  }
  expect(filters().getByRole('button', { name: /^Blue/ })).toBeDisabled();
  expect(filters().getByRole('checkbox', { name: /^Sold\s*3$/ })).not.toBeChecked();
  expect(filters().getByText(/^Estimates, not your own rate: \$[\d,]+ down, \d+\smonths/)).toBeVisible();
});

test('a failed search can be retried', async () => {
  server.use(
    http.get('http://localhost/public/inventory/vehicles', () => HttpResponse.json({}, { status: 400 })),
  );
  await renderStorefront('/search');
  expect(await screen.findByRole('alert')).toHaveTextContent("Search isn't working right now");
  server.use(answerByMake);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('60 vehicles')).toBeVisible();
});

test('a search that hangs says so after 3 s, fails after 8 s and can be retried (SITE-51)', async () => {
  server.use(
    http.get('http://localhost/public/inventory/vehicles', async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await renderStorefront('/search');
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  await pass(3_000);
  expect(screen.getByRole('status')).toHaveTextContent('Still searching…');
  await pass(5_000);
  const failed = await screen.findByRole('alert', {}, { timeout: 1_000 });
  expect(failed).toHaveTextContent("Search isn't working right now");
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  vi.useRealTimers();
  server.use(answerByMake);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('60 vehicles')).toBeVisible();
});

test('too many searches from one network say so (SITE-97)', async () => {
  server.use(
    http.get('http://localhost/public/inventory/vehicles', () =>
      HttpResponse.json(
        { error: { code: 'error.rateLimited', message: 'wait', correlationId: 'c' } },
        { status: 429, headers: { 'retry-after': '42' } },
      ),
    ),
  );
  await renderStorefront('/search');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many searches. Try again in a minute.');
});

test('an invalid query is parsed as far as possible', async () => {
  server.use(answerByMake);
  await renderStorefront('/search?priceMax=cheap&bodyStyle=spaceship&page=-4');
  expect(await screen.findByText('60 vehicles')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
});

test('the ZIP is set in place and shows distances', async () => {
  server.use(
    answer(searchVehicles, ({ query }) =>
      searchResultFixture(
        query.get('zip') === '04101' ? { origin: { zip: '04101', city: 'Portland', state: 'ME' } } : {},
      ),
    ),
  );
  const platform = await renderStorefront('/search');
  await userEvent.click(await filters().findByRole('button', { name: 'Set your ZIP code' }));
  await userEvent.keyboard('04a1{Enter}');
  expect(filters().getByRole('textbox', { name: 'ZIP code' })).toHaveAccessibleDescription(
    'Enter a 5-digit ZIP code.',
  );
  expect(target(platform)).toBe('/search');
  await userEvent.keyboard('01{Enter}');
  expect(filters().queryByRole('alert')).toBeNull();
  expect(target(platform)).toBe('/search?zip=04101');
  expect(await filters().findByText('Portland, ME')).toBeVisible();
  expect(filters().getByRole('button', { name: /^Near 04101\s· Change$/ })).toBeVisible();
  expect(filters().queryByRole('alert')).toBeNull();
  await userEvent.selectOptions(filters().getByRole('combobox', { name: 'Within' }), '50 miles');
  expect(target(platform)).toBe('/search?distance=50&zip=04101');
});

test('a ZIP that does not exist is announced once its answer is there', async () => {
  let deliver = () => {};
  const delivered = new Promise<void>((done) => (deliver = done));
  server.use(
    answer(searchVehicles, async ({ query }) => {
      if (query.get('zip')) await delivered;
      return searchResultFixture({});
    }),
  );
  await renderStorefront('/search');
  await userEvent.click(await filters().findByRole('button', { name: 'Set your ZIP code' }));
  await userEvent.keyboard('00000{Enter}');
  await filters().findByRole('button', { name: /00000/ });
  expect(filters().queryByRole('alert')).toBeNull();
  deliver();
  expect(await filters().findByRole('alert')).toHaveTextContent("We can't find ZIP code 00000.");
});

test('a range is applied when its input is blurred', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search');
  const box = await filters().findByRole('textbox', { name: 'Maximum Price' });
  await userEvent.clear(box);
  await userEvent.type(box, '20000');
  expect(target(platform)).toBe('/search');
  await userEvent.tab();
  expect(target(platform)).toBe('/search?priceMax=20000');
  expect(box).toHaveValue('20,000');
});

test('figures of the boxes have commas, a year has none', async () => {
  server.use(answerByMake);
  await renderStorefront('/search?priceMin=15000&yearMin=2021');
  expect(await filters().findByRole('textbox', { name: 'Minimum Price' })).toHaveValue('15,000');
  expect(filters().getByRole('textbox', { name: 'Minimum Year' })).toHaveValue('2021');
});

test('an electric range is a filter where vehicles have one', async () => {
  const result = searchResultFixture();
  const ranges = { ...result.ranges, rangeMiles: { min: 238, max: 410 } };
  server.use(answer(searchVehicles, { ...result, ranges }));
  const platform = await renderStorefront('/search');
  const box = await filters().findByRole('textbox', { name: 'Minimum Electric range' });
  expect(box).toHaveValue('230');
  await userEvent.clear(box);
  await userEvent.type(box, '300{Enter}');
  expect(target(platform)).toBe('/search?rangeMilesMin=300');
  expect(await screen.findByRole('button', { name: /Range: 300 miles or more/ })).toBeVisible();
});

test('a dealer of electric vehicles alone has the filter by range next to the payment, open', async () => {
  const result = searchResultFixture();
  const ranges = { ...result.ranges, rangeMiles: { min: 238, max: 410 } };
  server.use(answer(searchVehicles, { ...result, ranges }));
  const { tenant } = pageFixture();
  const inventory = { ...tenant.inventory, isElectric: true };
  await renderStorefront('/search', { page: { tenant: { ...tenant, inventory } } });
  const box = await filters().findByRole('textbox', { name: 'Minimum Electric range' });
  const [payment, price] = ['Maximum Monthly payment', 'Minimum Price'].map((name) =>
    filters().getByRole('textbox', { name }),
  );
  expect(payment?.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(price?.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a dealer of electric vehicles alone has no filter by fuel, and no chip for what all have', async () => {
  const result = searchResultFixture();
  const fuels = { name: 'fuelType' as const, values: [{ value: 'Electric', count: 60 }] };
  server.use(
    answer(searchVehicles, {
      ...result,
      facets: [...result.facets.filter(({ name }) => name !== 'fuelType'), fuels],
      ranges: { ...result.ranges, rangeMiles: { min: 238, max: 410 } },
    }),
  );
  const { tenant } = pageFixture();
  const inventory = { ...tenant.inventory, isElectric: true };
  await renderStorefront('/search?fuelType=Electric', { page: { tenant: { ...tenant, inventory } } });
  expect(await filters().findByText('Electric range (mi)')).toBeVisible();
  expect(filters().queryByText('Fuel')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});

test('electric vehicles are found by their fast-charge time', async () => {
  const result = searchResultFixture();
  const ranges = { ...result.ranges, chargeMinutes: { min: 18, max: 66 } };
  server.use(answer(searchVehicles, { ...result, ranges }));
  const platform = await renderStorefront('/search');
  const box = await filters().findByRole('textbox', { name: 'Maximum Fast-charge time' });
  expect(box).toHaveValue('70');
  await userEvent.clear(box);
  await userEvent.type(box, '30{Enter}');
  expect(target(platform)).toBe('/search?chargeMinutesMax=30');
  expect(await screen.findByRole('button', { name: /Fast charge: up to 30 minutes/ })).toBeVisible();
});

test('there is no filter by electric range where no vehicle has one', async () => {
  server.use(answerByMake);
  await renderStorefront('/search');
  await filters().findByRole('textbox', { name: 'Maximum Price' });
  expect(filters().queryByRole('textbox', { name: /Electric range|Fast-charge/ })).toBeNull();
});

test('the filter dialog of small screens', async () => {
  server.use(answerByMake);
  const platform = await renderStorefront('/search?make=Volvo');
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Clear All' }));
  expect(target(platform)).toBe('/search');
  await userEvent.click(dialog.getByRole('button', { name: 'View Results (60)' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SITE-95: the keyword and the order are forms that lead to the same search without scripts', async () => {
  server.use(answerByMake);
  await renderStorefront('/search?make=Volvo&keyword=awd&sort=price-asc&page=2');
  const keyword = await screen.findByRole('combobox', { name: 'Search by make, model or keyword' });
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  const formOf = (field: HTMLElement) => {
    const form = field.closest('form');
    return [form?.getAttribute('action'), form?.method, form && Object.fromEntries(new FormData(form))];
  };
  expect(formOf(keyword)).toEqual(['/search', 'get', { make: 'Volvo', sort: 'price-asc', keyword: 'awd' }]);
  expect(formOf(order)).toEqual(['/search', 'get', { make: 'Volvo', keyword: 'awd', sort: 'price-asc' }]);
});

test('a search that is answered as another one shows that in the URL', async () => {
  server.use(
    answer(searchVehicles, ({ query }) =>
      searchResultFixture(query.get('make') === 'volvo' ? { answers: 'make=Volvo' } : {}),
    ),
  );
  const platform = await renderStorefront('/search?make=volvo');
  await waitFor(() => expect(target(platform)).toBe('/search?make=Volvo'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Volvo vehicles for sale');
});
