import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { listStores } from '@forecourt/shared-contracts/inventory';
import { answer, pageFixture, priceSettingsFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderInSpanish } from '../../testing/render-in-spanish.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
beforeEach(() => server.use(answer(listStores, { stores: [vehicleFixture().dealer] })));
const { tenant } = pageFixture();

test.each([
  ['/why-us', 'Why buy from Test Dealer', 'Why buy from Test Dealer'],
  ['/trade-in', 'Trade in your car', 'Trade in your car | Test Dealer'],
  ['/financing', 'Financing at Test Dealer', 'Financing at Test Dealer'],
  ['/faq', 'Frequently asked questions', 'Frequently asked questions | Test Dealer'],
  ['/contact-us', 'Contact us', 'Contact us | Test Dealer'],
  ['/warranty', 'Warranty and protection', 'Warranty and protection | Test Dealer'],
])('%s has one heading, its own title and no unresolved text', async (path, heading, title) => {
  await renderStorefront(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(document.title).toBe(title);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringContaining('Test Dealer'),
  );
  expect(document.body.textContent).not.toMatch(/\{\{|\}\}|content\.|coming soon/i);
});

test.each(['/why-us', '/financing', '/trade-in'])(
  '%s links to the vehicles and to the phone',
  async (path) => {
    await renderStorefront(path);
    expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: /^Call 207-.?555-.?0178$/ })).toHaveAttribute(
      'href',
      'tel:+12075550178',
    );
  },
);

test('the hours of reviews have a time zone, and the validity of an offer is said once', async () => {
  await renderStorefront('/trade-in');
  expect(
    screen.getByText(
      /Review hours: 9\sAM to midnight Monday to Saturday, 11\sAM to midnight on Sunday \(ET\)\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Trade in your car when you buy from us/)).toBeVisible();
  expect(screen.queryAllByText(/good for 7\sdays/), 'once').toHaveLength(1);
});

test.each(['/faq', '/warranty'])('%s ends with a call and a message to the dealer', async (path) => {
  await renderStorefront(path);
  expect(screen.getByRole('link', { name: /^Call 207-.?555-.?0178$/ })).toHaveAttribute(
    'href',
    'tel:+12075550178',
  );
  expect(screen.getByRole('button', { name: 'Send us a message' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Search vehicles' })).toBeNull();
});

test('why us makes the promises of every page, in the same words, and shows the steps in order', async () => {
  await renderStorefront('/why-us');
  const reasons = within(screen.getByRole('region', { name: 'What you can count on' }));
  expect(reasons.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'No surprise fees',
    'Fully refundable $250 deposit',
    '5-day money-back guarantee',
    '6-month limited warranty',
    '150-point inspection',
    'Delivered in as few as 2 days',
    'Numbers you can check',
    'All the paperwork, online',
    'Talk to Robin Ames',
  ]);
  expect(reasons.getByText(/our \$299 document fee/)).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'How buying works' }));
  expect(steps.getAllByRole('listitem').map((step) => step.querySelector('h3')?.textContent)).toEqual([
    'Choose your vehicle',
    'Order it',
    'Verify and upload',
    'Sign and pay',
    'Drive',
  ]);
});

test.each([
  ['neither delivers nor leases', undefined, undefined, 'finance or pay cash', 'Book pickup at'],
  [
    'delivers and leases',
    2,
    priceSettingsFixture.lease,
    'finance, lease or pay cash',
    'Book pickup or delivery at',
  ],
])('why us of a dealer who %s promises just that', async (_row, deliveryDays, lease, ways, book) => {
  const offers = { ...tenant, deliveryDays, payment: { ...tenant.payment, lease } };
  await renderStorefront('/why-us', { page: { tenant: offers } });
  expect(screen.getByText(`Five steps, all online, whether you ${ways}.`)).toBeVisible();
  expect(document.body).toHaveTextContent(book);
});

test('contact shows phone, both emails and the hours in the dealer’s time zone', async () => {
  await renderStorefront('/contact-us');
  expect(screen.getByRole('link', { name: /^207-.?555-.?0178$/ })).toHaveAttribute(
    'href',
    'tel:+12075550178',
  );
  expect(screen.getByRole('link', { name: /^207/ })).toHaveAttribute('data-print', 'no');
  for (const email of ['sales@testdealer.example', 'support@testdealer.example']) {
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
  const hours = within(screen.getByRole('region', { name: 'Business hours' }));
  const rows = hours.getAllByRole('term').map((day) => [day.textContent, day.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['Monday–Friday', keepTogether('9:00 AM – 6:00 PM')],
    ['Saturday', keepTogether('9:00 AM – 5:00 PM')],
    ['Sunday', 'Closed'],
  ]);
  expect(hours.getByText(/^Phone hours, in Eastern Time \(ET\)\./)).toBeVisible();
});

test('contact lists the stores with address, phone and directions', async () => {
  await renderStorefront('/contact-us');
  const stores = within(await screen.findByRole('region', { name: 'Our stores' }));
  expect(stores.getByText('Store hours vary. Call ahead.')).toBeVisible();
  expect(stores.getByRole('heading', { level: 3, name: 'Maine' })).toBeVisible();
  const store = stores.getByRole('listitem');
  expect(stores.getByText('Maine (1)').closest('details')).toContainElement(store);
  expect(store).toHaveTextContent(/^Test Dealer Portland1 Wharf StPortland, ME 04101/);
  expect(stores.getByRole('link', { name: /^\(207\)/ })).toHaveAttribute('href', 'tel:+12075550178');
  expect(stores.getByRole('link', { name: 'Directions to Test Dealer Portland' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=1+Wharf+St%2C+Portland%2C+ME+04101'),
  );
});

test('contact names the time zone in Spanish (SITE-85)', async () => {
  await renderInSpanish('/contact-us');
  const hours = within(screen.getByRole('region', { name: 'Horario de atención' }));
  expect(hours.getByText(/^Por teléfono, en hora oriental \(ET\)\./)).toBeVisible();
});

test('contact shows a vanity phone number in digits too', async () => {
  const contact = { ...tenant.contact, phoneAbbreviation: '1-800-TESTERS' };
  await renderStorefront('/contact-us', { page: { tenant: { ...tenant, contact } } });
  expect(screen.getByRole('link', { name: '1-800-TESTERS' })).toHaveAttribute('href', 'tel:+12075550178');
  expect(screen.getByText(/^That is \(207\).555.-.?.0178\.$/)).toBeVisible();
});
