import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getVehicle, listSimilarVehicles, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import type { PublicTenant } from '@forecourt/shared-contracts/tenant';
import { answer, pageFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { answerVehicle } from '../../testing/answer-vehicle.ts';
import { renderLateDetails } from '../../testing/render-late-details.tsx';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const { tenant } = pageFixture();
const { history } = vehicleFixture();
const fresh = { ...history, ownerCount: 0, serviceRecordCount: 0, usage: 'none' } as const;

async function openVehicle(
  parts: Partial<VehicleDetail> = {},
  promises: PublicTenant['promises'] = tenant.promises,
) {
  const vehicle = vehicleFixture(parts);
  const isAsked = answerVehicle(server, vehicle);
  await renderStorefront(vehicle.path, { page: { tenant: { ...tenant, promises } } });
  await screen.findByRole('region', { name: 'Specifications' });
  await isAsked();
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const itemsOf = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const factsOf = (name: string) =>
  section(name)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

test('a used vehicle shows its features and its history (SHOP-51)', async () => {
  await openVehicle();
  expect(itemsOf('Features')).toEqual(['Heated seats', 'Apple CarPlay']);
  expect(section('Features').getByRole('heading', { level: 3, name: 'Comfort' })).toBeVisible();
  expect(section('Features').getByRole('heading', { level: 3, name: 'Technology' })).toBeVisible();
  expect(factsOf('History')).toEqual([
    ['Owners', '1'],
    ['Accidents reported', 'None'],
    ['Service records', '3'],
    ['Title', 'Clean'],
    ['Previous use', 'Personal'],
  ]);
  expect(section('History').getByRole('button', { name: 'Ask about its history' })).toBeVisible();
});

test.each([
  [{ accidentCount: 2 }, 'Accidents reported', '2'],
  [{ ownerCount: 3 }, 'Owners', '3'],
  [{ hasCleanTitle: false }, 'Title', 'Branded'],
  [{ usage: 'rental' }, 'Previous use', 'Rental'],
  [{ usage: 'fleet' }, 'Previous use', 'Fleet'],
] as const)('a history of %o says so', async (parts, label, value) => {
  await openVehicle({ history: { ...history, ...parts } });
  expect(factsOf('History')).toContainEqual([label, value]);
});

test.each([
  [{ accidentCount: 0 }, '1 owner\u00a0· No accidents reported'],
  [{ ownerCount: 2, accidentCount: 1 }, '2 owners\u00a0· 1 accident reported'],
  [{ accidentCount: 2 }, '1 owner\u00a0· 2 accidents reported'],
  [{ accidentCount: undefined }, '1 owner'],
])('a history of %o is below the mileage, and leads to its section', async (parts, words) => {
  await openVehicle({ history: { ...history, ...parts } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: words });
  expect(link.closest('ul')).toHaveTextContent(/^12,480\smi/);
  expect(screen.getByRole('region', { name: 'History' })).toHaveAttribute('id', link.hash.slice(1));
});

test('what the dealer does not state is said to be so, or left out', async () => {
  await openVehicle({
    history: { ...history, serviceRecordCount: undefined, usage: undefined },
    specifications: [],
    interiorColor: '',
    engine: '',
    seatCount: undefined,
  });
  expect(factsOf('History')).toContainEqual(['Service records', 'Not listed']);
  expect(factsOf('History')).toContainEqual(['Previous use', 'Not listed']);
  expect(factsOf('Specifications')).toEqual([['Interior color', 'Not listed']]);
  expect(section('At a glance').queryByText('Engine')).toBeNull();
  expect(section('At a glance').queryByText('Seating')).toBeNull();
});

const measured: VehicleDetail['specifications'] = [
  { group: 'performance', code: 'engine', value: '2.0L turbo 4-cylinder' },
  { group: 'performance', code: 'transmission', value: '8-speed automatic' },
  { group: 'performance', code: 'drivetrain', value: 'AWD' },
  { group: 'performance', code: 'fuelType', value: 'Gasoline' },
  { group: 'economy', code: 'cityMpg', value: '22 MPG' },
  { group: 'economy', code: 'highwayMpg', value: '28 MPG' },
  { group: 'economy', code: 'combinedMpg', value: '24 MPG' },
  { group: 'dimensions', code: 'seats', value: '5' },
  { group: 'dimensions', code: 'doors', value: '4' },
];

test('the specifications repeat no fact that is at a glance', async () => {
  await openVehicle({ specifications: measured });
  expect(factsOf('Specifications')).toEqual([
    ['Transmission', '8-speed automatic'],
    ['Fuel', 'Gasoline'],
    ['Combined fuel economy', '24 MPG'],
    ['Doors', '4'],
    ['Interior color', 'Charcoal leather'],
  ]);
});

test('without seats and consumption at a glance they are among the specifications', async () => {
  await openVehicle({ specifications: measured, seatCount: undefined, economy: { combinedMpg: 24 } });
  const labels = factsOf('Specifications').map(([label]) => label);
  expect(labels).toEqual(expect.arrayContaining(['City fuel economy', 'Highway fuel economy', 'Seats']));
});

test('a fact at a glance keeps a word with a hyphen whole', async () => {
  await openVehicle({
    engine: '2.0L turbo 4-cylinder',
    exteriorColor: { name: 'Red Multi-Coat', hex: '#aa0000', family: 'Red' },
  });
  const facts = section('At a glance');
  expect(facts.getByText('4-cylinder').parentElement).toHaveTextContent(/^2\.0L turbo 4-cylinder$/);
  expect(facts.getByText('Multi-Coat').parentElement).toHaveTextContent(/^Red Multi-Coat$/);
});

test('an electric vehicle shows range and charge at a glance, in six facts', async () => {
  await openVehicle({ fuelType: 'Electric', economy: { rangeMiles: 310, chargeMinutes: 27 } });
  expect(itemsOf('At a glance')).toHaveLength(6);
  expect(section('At a glance').getByText('10–80% charge')).toBeVisible();
  expect(section('At a glance').queryByText('Engine')).toBeNull();
  expect(section('At a glance').getByText('EPA range when new')).toBeVisible();
});

test('the specifications of an electric vehicle are in its own words (SITE-107)', async () => {
  await openVehicle({
    fuelType: 'Electric',
    economy: { rangeMiles: 310, chargeMinutes: 27 },
    specifications: measured,
  });
  const labels = factsOf('Specifications').map(([label]) => label);
  expect(labels).toEqual([
    'Motor',
    'Efficiency, city',
    'Efficiency, highway',
    'Efficiency, combined',
    'Doors',
    'Interior color',
  ]);
});

test.each([
  ['Electric', { rangeMiles: 310, chargeMinutes: 27 }, '310 mi range\u00a0· 10–80% in 27 min'],
  ['Electric', { rangeMiles: 310 }, '310 mi range'],
  ['Electric', { chargeMinutes: 27 }, '10–80% in 27 min'],
  ['Electric', {}, undefined],
  ['Plug-In Hybrid', { rangeMiles: 31 }, undefined],
] as const)('below the trim, %s with %o: %s (SITE-107)', async (fuelType, economy, words) => {
  await openVehicle({ fuelType, economy });
  const shown = document.querySelector('.fc-trim')?.nextElementSibling;
  expect(shown?.tagName).toBe(words ? 'P' : 'UL');
  if (words) expect(shown?.textContent).toBe(keepTogether(words));
});

test('a used electric vehicle has a list about its battery, and a way to ask for its health', async () => {
  const economy = { rangeMiles: 310, chargeMinutes: 27 };
  await openVehicle({ fuelType: 'Electric', economy, features: ['dc-fast-charging'] });
  expect(factsOf('Battery and charging')).toEqual([
    ['EPA range when new', keepTogether('310 mi')],
    ['10–80% charge', keepTogether('27 min')],
    ['Charging', 'DC fast charging'],
  ]);
  const ask = section('Battery and charging').getByRole('button', { name: 'Ask us about battery health' });
  await userEvent.click(ask);
  expect(await screen.findByRole('dialog', { name: 'Contact Test Dealer' })).toBeVisible();
});

test.each([
  ['a new one', { condition: 'New', fuelType: 'Electric', history: fresh }],
  ['one with an engine', {}],
] as const)('%s has no such list', async (_, parts) => {
  await openVehicle(parts);
  expect(screen.queryByRole('region', { name: 'Battery and charging' })).toBeNull();
});

test('an electric vehicle without a charge time shows its motor at a glance', async () => {
  await openVehicle({ fuelType: 'Electric', economy: { rangeMiles: 310 }, engine: 'Electric motor' });
  expect(section('At a glance').getByText('Motor')).toBeVisible();
});

test('a new vehicle has no history, and a vehicle without known features no list of them', async () => {
  await openVehicle({ condition: 'New', history: fresh, features: [] });
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  expect(screen.queryByRole('link', { name: /owner/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Features' })).toBeNull();
});

const { promises } = tenant;
const nothing = { limitedWarranty: null, moneyBack: null, inspection: null };
const delivered = 'Delivered in as few as 2 days';
const person = 'Talk to Robin Ames';
const returned = '5-day money-back guarantee';

test.each([
  ['Used', promises, [returned, '6-month limited warranty', '150-point inspection', delivered, person]],
  ['New', promises, [returned, "Full manufacturer's warranty", delivered, person]],
  ['Certified', promises, [returned, 'Certified by the manufacturer', delivered, person]],
  ['Used', nothing, [delivered, person]],
  ['New', nothing, ["Full manufacturer's warranty", delivered, person]],
] as const)(
  'a %s vehicle of a dealer who promises %o has exactly that (SHOP-82, SHOP-91)',
  async (condition, promised, titles) => {
    await openVehicle({ condition, history: condition === 'New' ? fresh : history }, promised);
    const shown = section('What you can count on').getAllByRole('listitem');
    expect(shown.map((item) => item.querySelector('b')?.textContent)).toEqual(titles);
  },
);

test('the vehicle page links to what the warranty covers, and to a named person at their own phone (SHOP-91)', async () => {
  await openVehicle({ condition: 'Used' });
  const trust = section('What you can count on');
  expect(trust.getByText(/^Good for 6\smonths or 6,000\smiles, whichever comes first\./)).toBeVisible();
  expect(trust.queryByText(/New and certified/)).toBeNull();
  expect(trust.getByText(/Once you've signed, you pick the day\.$/)).toBeVisible();
  expect(trust.getByRole('link', { name: "What's covered" })).toHaveAttribute('href', '/warranty');
  expect(trust.getByText(/^Drive up to 500\smiles\. Not right\? Bring it back/)).toBeVisible();
  // Hours break after a comma alone.
  expect(trust.getByText(/Vehicle advisor\./).textContent).toContain(
    'Mon–\u2060Sat, 9\u00a0AM to\u00a05\u00a0PM.',
  );
  expect(trust.getByRole('link', { name: '(207) 555 - 0179' })).toHaveAttribute('href', 'tel:+12075550179');
  const [promise, advisor] = ['5-day money-back guarantee', 'Talk to Robin Ames'].map((title) =>
    trust.getByText(title).closest('li'),
  );
  expect(advisor?.querySelector('.fc-mark > svg')).toBeInTheDocument();
  expect(advisor?.querySelector('.fc-mark')?.className).toBe(promise?.querySelector('.fc-mark')?.className);
});

const similar = ['Audi', 'BMW', 'Fiat', 'Kia', 'Seat', 'Skoda'].map((make, index) =>
  vehicleFixture({ make, vin: `WAUENAF40KN00000${index}`, path: `/vehicle/WAUENAF40KN00000${index}` }),
);

test('four similar vehicles are offered by their cards, and all by a search (SHOP-51)', async () => {
  server.use(
    answer(getVehicle, vehicleFixture()),
    answer(listSimilarVehicles, ({ params }) => ({
      vehicles: params['vin'] === vehicleFixture().vin ? similar : [],
    })),
  );
  await renderStorefront(vehicleFixture().path);
  const shelf = within(await screen.findByRole('region', { name: 'Similar vehicles' }));
  expect(shelf.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '2023 Audi XC60',
    '2023 BMW XC60',
    '2023 Fiat XC60',
    '2023 Kia XC60',
  ]);
  expect(shelf.getByRole('link', { name: 'Go to 2023 Audi XC60' })).toHaveAttribute(
    'href',
    '/vehicle/WAUENAF40KN000000',
  );
  expect(shelf.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/search?condition=Certified%2CUsed&make=Volvo&model=XC60',
  );
});

test('without similar vehicles there is no section for them', async () => {
  await openVehicle();
  expect(screen.queryByRole('region', { name: 'Similar vehicles' })).toBeNull();
});

test('a refused call for similar vehicles leaves the page as it is without them', async () => {
  server.use(answer(getVehicle, vehicleFixture()), refuse(listSimilarVehicles, 500, 'error.internal'));
  await renderStorefront(vehicleFixture().path);
  await screen.findByRole('region', { name: 'Specifications' });
  await waitFor(() =>
    expect(server.calls).toContain(`GET /public/inventory/similar/${vehicleFixture().vin}`),
  );
  expect(screen.queryByRole('region', { name: 'Similar vehicles' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
});

test('a call for similar vehicles that fails for a moment is repeated, and they appear', async () => {
  let calls = 0;
  server.use(
    answer(getVehicle, vehicleFixture()),
    answer(listSimilarVehicles, () => {
      calls += 1;
      return calls === 1 ? new Response('', { status: 503 }) : { vehicles: similar };
    }),
  );
  await renderStorefront(vehicleFixture().path);
  const shelf = await screen.findByRole('region', { name: 'Similar vehicles' }, { timeout: 15_000 });
  expect(within(shelf).getAllByRole('article')).toHaveLength(4);
  expect(calls).toBe(2);
});

test('a lower part whose chunk fails says so below a page that works, and loads on request', async () => {
  const isAsked = answerVehicle(server, vehicleFixture());
  const loads = await renderLateDetails(vehicleFixture().path, 2);
  const panel = () => within(screen.getByRole('alert'));
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this vehicle's details");
  expect(panel().getByRole('link', { name: /207-.?555-.?0178/ })).toHaveAttribute('href', 'tel:+12075550178');
  expect(screen.getByRole('heading', { level: 1, name: '2023 Volvo XC60' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start your purchase' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loads()).toBe(2));
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loads()).toBe(3);
  await isAsked();
});

test('the location leads to directions, and repeats no way to ask', async () => {
  await openVehicle();
  const link = section('Location').getByRole('link', { name: /Get directions/ });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('destination')).toMatch(
    /^1 Wharf St, Portland, ME \d{5}$/,
  );
  expect(section('Location').queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Contact dealer' })).toHaveLength(1);
});
