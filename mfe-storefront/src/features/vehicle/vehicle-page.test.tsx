import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { putCart } from '@forecourt/shared-contracts/commerce';
import { estimateHandOver } from '@forecourt/shared-contracts/fulfillment';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import {
  getFeatured,
  getVehicle,
  listSimilarVehicles,
  type VehicleDetail,
} from '@forecourt/shared-contracts/inventory';
import {
  answer,
  pageFixture,
  priceSettingsFixture,
  refuse,
  startApi,
  type TestPlatformOptions,
} from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { answerVehicle } from '../../testing/answer-vehicle.ts';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();

async function openVehicle(parts: Partial<VehicleDetail> = {}, options: TestPlatformOptions = {}) {
  const vehicle = vehicleFixture(parts);
  const isAsked = answerVehicle(server, vehicle);
  const platform = await renderStorefront(vehicle.path, options);
  await screen.findByRole('heading', { level: 1, name: '2023 Volvo XC60' });
  await screen.findByRole('region', { name: 'Specifications' });
  await isAsked();
  return platform;
}

/** Handles a PUT by returning the next cart; records what was sent. */
function takePut(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    answer(putCart, ({ rawBody }) => {
      sent.push(rawBody);
      return { cart: cartFixture() };
    }),
  );
  return sent;
}

const payment = () => within(screen.getByRole('region', { name: 'Your payment' }));
const start = () => payment().getByRole('button', { name: 'Start your purchase' });

test('the page shows price, payment and its trigger terms, and sets its title', async () => {
  await openVehicle();
  expect(payment().getByRole('status')).toHaveTextContent('$2,500 down, 72 months at 9.89% APR');
  expect(document.title).toBe('2023 Volvo XC60 Plus | Test Dealer');
  expect(screen.getByText(/Sample listing/)).toBeVisible();
  const phones = screen.getAllByRole('link', { name: /^\(207\).555.-.?.01\d\d$/ });
  expect(phones.map((phone) => phone.getAttribute('href'))).toEqual(['tel:+12075550179', 'tel:+12075550178']);
});

test('starting a purchase adds the choices to the cart and goes there', async () => {
  const platform = await openVehicle();
  const sent = takePut();
  await userEvent.click(payment().getByRole('radio', { name: '60' }));
  await userEvent.click(start());
  await waitFor(() => expect(platform.navigation.current().location.pathname).toBe('/cart'));
  expect(sent).toEqual([
    {
      vin: 'YV4L12RK5P1000012',
      purchaseType: 'Finance',
      downPaymentCents: 2_500_00,
      termMonths: 60,
      creditTier: 'very-good',
      chosen: ['termMonths'],
    },
  ]);
});

test('a cash purchase has no loan terms', async () => {
  await openVehicle();
  const sent = takePut();
  await userEvent.click(payment().getByRole('radio', { name: 'Cash' }));
  expect(payment().getByRole('status')).toHaveTextContent('total with taxes and fees');
  expect(payment().getByRole('button', { name: 'How we got this total' })).toBeVisible();
  expect(
    payment().getByText(
      'Nothing due until you order. Your $250 order deposit is refundable until the contract is signed.',
    ),
  ).toBeVisible();
  // The bar of small screens has room for fewer words.
  expect(await screen.findByText('with taxes and fees')).toBeInTheDocument();
  await userEvent.click(start());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ vin: 'YV4L12RK5P1000012', purchaseType: 'Cash', chosen: ['purchaseType'] });
});

test('a vehicle that was just taken says so and links to similar ones', async () => {
  const platform = await openVehicle();
  server.use(refuse(putCart, 409, 'error.cart.vehicleUnavailable'));
  await userEvent.click(start());
  expect(await screen.findByText(/just ordered this vehicle/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Similar Vehicles' })).toHaveAttribute(
    'href',
    '/search?condition=Certified%2CUsed&make=Volvo&model=XC60',
  );
  expect(platform.navigation.current().location.pathname).toBe('/vehicle/YV4L12RK5P1000012');
});

test('any other failure can be retried, and the message has focus', async () => {
  const platform = await openVehicle();
  server.use(http.put('http://localhost/public/cart', () => HttpResponse.json({}, { status: 400 })));
  await userEvent.click(start());
  expect((await screen.findByRole('alert')).closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(keepTogether('207-555-0178'));
  server.use(answer(putCart, { cart: cartFixture() }));
  await userEvent.click(payment().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(platform.navigation.current().location.pathname).toBe('/cart'));
});

test('the down payment is applied after a pause and stays below the maximum', async () => {
  await openVehicle();
  const field = payment().getByRole('textbox', { name: 'Down payment' });
  await userEvent.clear(field);
  await userEvent.type(field, '4000');
  expect(payment().getByRole('status')).toHaveTextContent('$2,500 down');
  await waitFor(() => expect(payment().getByRole('status')).toHaveTextContent('$4,000 down'));
  await userEvent.clear(field);
  await userEvent.type(field, '900000');
  expect(field).toBeInvalid();
  // Announced: the field is not left by it.
  expect(payment().getByRole('alert')).toHaveTextContent(
    'The most for this vehicle is $29,786. To pay more, choose Cash.',
  );
  expect(payment().getByText(/^Up to \$29,786$/)).toBeVisible();
  await userEvent.tab();
  expect(field).toHaveValue('29,786');
  expect(payment().getByRole('status')).toHaveTextContent('$29,786 down');
});

test("the credit score is the shopper's own estimate", async () => {
  await openVehicle();
  const score = payment().getByRole('combobox', { name: 'Your credit score' });
  expect(score).toHaveAccessibleDescription('Your best guess is fine');
});

test('a long distance has its thousands separated', async () => {
  await openVehicle();
  server.use(
    answer(estimateHandOver, { zip: '92101', delivery: { kind: 'not-offered' }, pickup: null }),
    answer(lookUpZip, {
      zip: '92101',
      city: 'San Diego',
      state: 'CA',
      county: 'San Diego',
      latitude: 32.72,
      longitude: -117.17,
    }),
  );
  await userEvent.type(payment().getByRole('textbox', { name: 'Your ZIP code' }), '92101');
  expect(await screen.findByText(/^2,\d{3} mi from 92101$/)).toBeVisible();
});

test('the ZIP sets taxes and shows the distance to the vehicle', async () => {
  await openVehicle();
  server.use(
    answer(estimateHandOver, { zip: '04240', delivery: { kind: 'not-offered' }, pickup: null }),
    answer(lookUpZip, {
      zip: '04240',
      city: 'Lewiston',
      state: 'ME',
      county: 'Androscoggin',
      latitude: 44.09,
      longitude: -70.19,
    }),
  );
  expect(payment().getByText('ME taxes until you enter your ZIP.')).toBeVisible();
  await userEvent.type(payment().getByRole('textbox', { name: 'Your ZIP code' }), '04240');
  expect(await payment().findByText('Lewiston, ME')).toBeVisible();
  expect(screen.getByText('30 mi from 04240')).toBeVisible();
});

test('a ZIP that does not exist is announced while its field has focus', async () => {
  await openVehicle();
  server.use(refuse(lookUpZip, 404, 'error.geo.unknownZip'));
  const field = payment().getByRole('textbox', { name: 'Your ZIP code' });
  await userEvent.type(field, '00000');
  expect(await screen.findByRole('alert')).toHaveTextContent("We can't find this ZIP code.");
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
});

test("'How we got this payment' shows the calculation of the payment", async () => {
  await openVehicle();
  await userEvent.click(payment().getByRole('button', { name: 'How we got this payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How we got this payment' }));
  expect(
    dialog.getByRole('row', { name: 'Sales tax5.5% of $32,794 in ME, estimated $1,803.67' }),
  ).toBeVisible();
  expect(dialog.getByRole('row', { name: /Amount financed/ })).toBeVisible();
  const disclosure = dialog.getByText(/^An estimate, not an offer of credit/);
  const scrolled = dialog.getByRole('group', { name: 'How we got this payment' });
  const answer = dialog.getByText('Your monthly payment').parentElement;
  expect(answer).toHaveTextContent(/^Your monthly payment 72 payments; .* cents\$[\d,]+\.\d{2}$/);
  expect(scrolled).not.toContainElement(answer);
  expect(disclosure.compareDocumentPosition(dialog.getAllByRole('table')[0]!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(dialog.getByRole('row', { name: 'Pickup or delivery Not included yet' })).toBeVisible();
});

test.each([
  ['Sold', 'Sorry this one got away. Find another just like it.', 'See Similar Vehicles'],
  ['PendingSale', 'Another customer is buying this vehicle.', 'See Similar Vehicles'],
] as const)('a %s vehicle cannot be bought, but links to others', async (availability, words, link) => {
  await openVehicle({ availability });
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute(
    'href',
    '/search?condition=Certified%2CUsed&make=Volvo&model=XC60',
  );
  expect(screen.queryByRole('button', { name: 'Start your purchase' })).toBeNull();
});

test('of a vehicle that may become available again, all is promised but its delivery', async () => {
  await openVehicle({ availability: 'PendingSale' });
  const location = await screen.findByRole('region', { name: 'Location' });
  const promises = await screen.findByRole('region', { name: 'What you can count on' });
  expect(location.compareDocumentPosition(promises)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(promises).getByText('150-point inspection')).toBeVisible();
  expect(within(promises).queryByText(/^Delivered in/)).toBeNull();
});

test.each(['Sold', 'Deleted'] as const)(
  'of a vehicle that is %s, nothing is promised, and no way to it is shown',
  async (availability) => {
    await openVehicle({ availability });
    await screen.findByRole('region', { name: 'History' });
    expect(screen.queryByRole('region', { name: 'Location' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'What you can count on' })).toBeNull();
  },
);

test('incentives show their valid dates and what cannot be combined with them; the payment follows from the price after them', async () => {
  await openVehicle({
    condition: 'New',
    incentivesTotalCents: 1_500_00,
    incentives: [
      {
        id: 'i1',
        name: 'Winter bonus',
        savingsCents: 1_500_00,
        effectiveFromOn: '2026-11-01',
        effectiveToOn: '2026-12-31',
      },
      {
        id: 'i2',
        name: 'Spring bonus',
        savingsCents: 500_00,
        effectiveFromOn: '2026-11-01',
        effectiveToOn: '2026-12-31',
        excludes: ['i1'],
      },
    ],
  });
  const list = screen.getByRole('list', { name: 'Incentives' });
  const [taken, excluded] = within(list).getAllByRole('listitem');
  expect(taken).toHaveTextContent('Winter bonusNov 1, 2026 – Dec 31, 2026−$1,500');
  expect(excluded).toHaveTextContent(
    'Spring bonusNov 1, 2026 – Dec 31, 2026Cannot be combined with selection$500',
  );
  await userEvent.click(payment().getByRole('button', { name: 'How we got this payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How we got this payment' }));
  expect(dialog.getByRole('row', { name: 'Vehicle price $30,995.00' })).toBeVisible();
  expect(dialog.queryByRole('row', { name: /bonus|Incentives/ })).toBeNull();
});

test('images are browsed by buttons and keys', async () => {
  await openVehicle();
  const gallery = within(screen.getByRole('region', { name: 'Pictures of the 2023 Volvo XC60' }));
  await userEvent.click(gallery.getByRole('button', { name: 'Next picture' }));
  expect(gallery.getByRole('status')).toHaveTextContent('2 / 2');
  expect(gallery.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  gallery.getByRole('list', { name: /Pictures, scroll/ }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(gallery.getByRole('status')).toHaveTextContent('1 / 2');
});

test('an unknown VIN is a 404 page with links', async () => {
  server.use(
    refuse(getVehicle, 404, 'error.notFound'),
    answer(getFeatured, { bodyStyles: [], makes: [], vehicles: [vehicleFixture()], total: 1 }),
  );
  await renderStorefront('/vehicle/NOSUCHVIN');
  expect(await screen.findByRole('heading', { name: "We can't find that vehicle" })).toBeVisible();
  expect(screen.getByText('Error 404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search all vehicles' })).toHaveAttribute('href', '/search');
  const others = await screen.findByRole('region', { name: 'Available now' });
  expect(within(others).getAllByRole('article').length).toBeGreaterThan(0);
});

test('a vehicle that could not be loaded is a server error with ways on, and loads on retry (SITE-16)', async () => {
  server.use(
    http.get('http://localhost/public/inventory/vehicles/:vin', () => HttpResponse.json({}, { status: 500 })),
  );
  const vehicle = vehicleFixture();
  const platform = await renderStorefront(vehicle.path);
  expect(
    await screen.findByRole('heading', { level: 1, name: "We couldn't load this vehicle" }),
  ).toBeVisible();
  expect(screen.getByText('Error 500')).toBeVisible();
  expect(platform.events.last('error-page:shown')?.payload).toEqual({ code: 500, path: vehicle.path });
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /207-.?555-.?0178/ })).toHaveAttribute('href', 'tel:+12075550178');
  const isAsked = answerVehicle(server, vehicle);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: '2023 Volvo XC60' })).toBeVisible();
  await isAsked();
});

test('without a connection it says so, not that the server failed, and loads on retry', async () => {
  server.use(http.get('http://localhost/public/inventory/vehicles/:vin', () => HttpResponse.error()));
  const vehicle = vehicleFixture();
  const platform = await renderStorefront(vehicle.path);
  const panel = await screen.findByRole('alert');
  expect(within(panel).getByRole('heading', { level: 1 })).toHaveTextContent("We couldn't load this vehicle");
  expect(panel).toHaveTextContent('Check your connection');
  expect(screen.queryByText(/Error \d/)).toBeNull();
  expect(platform.events.last('error-page:shown')).toBeUndefined();
  const isAsked = answerVehicle(server, vehicle);
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: '2023 Volvo XC60' })).toBeVisible();
  await isAsked();
});

test('a new vehicle whose dealer states no list price shows none', async () => {
  await openVehicle({ condition: 'New', msrpCents: undefined });
  expect(screen.queryByText(/MSRP/)).toBeNull();
});

test("the lines of a new vehicle's price add up to it, and the bar shows no other price", async () => {
  await openVehicle({
    condition: 'New',
    msrpCents: 34_000_00,
    incentivesTotalCents: 1_500_00,
    incentives: [
      {
        id: 'i1',
        name: 'Winter bonus',
        savingsCents: 1_500_00,
        effectiveFromOn: '2026-11-01',
        effectiveToOn: '2026-12-31',
      },
    ],
  });
  const lines = ['MSRP', 'Dealer discount', 'Winter bonus'].map(
    (name) => screen.getByText(name).closest('li')?.textContent,
  );
  expect(lines).toEqual([
    'MSRP$34,000',
    'Dealer discount\u2212$1,505',
    expect.stringMatching(/^Winter bonus.*\u2212\$1,500$/),
  ]);
  const price = screen.getByText(/Your price, before taxes and fees/).closest('[data-line=price]');
  expect(price).toHaveTextContent('$30,995');
  expect(screen.getAllByText('$30,995')).toHaveLength(2);
  expect(document.querySelector('s')).toBeNull();
});

const leasing = () => {
  const page = pageFixture();
  const payment = { ...page.tenant.payment, lease: priceSettingsFixture.lease };
  return { page: { tenant: { ...page.tenant, payment } } };
};

test('the terms of a lease name its security deposit (PRICE-75)', async () => {
  const { page } = leasing();
  const { tenant } = page;
  const { payment: settings } = tenant;
  const lease = { ...priceSettingsFixture.lease!, securityDepositCents: 250_00 };
  await openVehicle(
    { condition: 'New', priceCents: 46_995_00 },
    { page: { tenant: { ...tenant, payment: { ...settings, lease } } } },
  );
  await userEvent.click(payment().getByRole('radio', { name: 'Lease' }));
  expect(payment().getByRole('status')).toHaveTextContent(
    /\$2,500 due at signing, including a \$250 security deposit, 10,000 miles a year\./,
  );
});

test('a new vehicle can be leased: trigger terms, choices, calculation, and the cart', async () => {
  await openVehicle({ condition: 'New', priceCents: 46_995_00 }, leasing());
  await userEvent.click(payment().getByRole('radio', { name: 'Lease' }));
  expect(payment().getByRole('status')).toHaveTextContent(
    /\/mo lease.*This is a lease: 36 monthly payments, \$2,500 due at signing, 10,000 miles a year/,
  );
  // The bar at the bottom states no price of the vehicle for a lease, which would read as the price of the lease.
  const bar = screen.getAllByText('due at signing');
  expect(bar).toHaveLength(1);
  expect(bar[0]?.parentElement).toHaveTextContent(/^\$2,500 due at signing$/);
  await userEvent.click(payment().getByRole('radio', { name: '24' }));
  await userEvent.selectOptions(payment().getByRole('combobox', { name: 'Annual miles' }), '15,000 miles');
  expect(payment().getByRole('status')).toHaveTextContent('24 monthly payments');
  expect(payment().getByRole('status')).toHaveTextContent('15,000 miles a year');
  const due = payment().getByRole('textbox', { name: 'Due at signing' });
  await userEvent.clear(due);
  await userEvent.type(due, '1');
  await userEvent.tab();
  expect(due).not.toHaveValue('1');
  await userEvent.click(payment().getByRole('button', { name: 'How we got this payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How we got this payment' }));
  expect(dialog.getByRole('row', { name: /Residual value63% of the MSRP/ })).toBeVisible();
  expect(dialog.getByRole('table', { name: 'Due at signing' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const sent = takePut();
  expect(screen.queryByRole('button', { name: 'Start your purchase' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Start your lease' })).toHaveLength(2);
  await userEvent.click(payment().getByRole('button', { name: 'Start your lease' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    purchaseType: 'Lease',
    termMonths: 24,
    annualMiles: 15_000,
    creditTier: 'very-good',
  });
});

test('a used vehicle, and a tenant without leasing, have no lease', async () => {
  await openVehicle({}, leasing());
  expect(payment().queryByRole('radio', { name: 'Lease' })).toBeNull();
});

test('#payment scrolls to the calculator', async () => {
  const vehicle = vehicleFixture();
  server.use(answer(getVehicle, vehicle), answer(listSimilarVehicles, { vehicles: [] }));
  await renderStorefront(`${vehicle.path}#payment`);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your payment' })).toHaveFocus());
  await screen.findByRole('region', { name: 'Specifications' });
});
