import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseHandOver, getCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { priceRows } from '@forecourt/shared-contracts/pricing';
import { getProfile } from '@forecourt/shared-contracts/profile';
import { answer, priceSettingsFixture, refuse, refuseFields } from '@forecourt/shared-contracts/testing';
import { purchaseTexts } from '@forecourt/shared-design/purchase';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { faultsAfterEdit } from './hand-over-form.ts';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const place = {
  name: 'Test Dealer',
  line1: '1 Main Street',
  line2: '',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};
const pickup = { type: 'PICKUP' as const, place, feeCents: 0, distanceMiles: null };
const lewiston = { zip: '04240', city: 'Lewiston', state: 'ME', county: 'X', latitude: 44, longitude: -70 };

async function open(cart: Cart | null = cartFixture({ purchaseType: 'Finance' }), signedInAs?: typeof buyer) {
  server.use(answer(getCart, () => ({ cart })));
  return renderRemote({ target: '/cart/details', signedInAs });
}
/** The drawer's terms, by their names. */
const termsOf = (drawer: Pick<typeof screen, 'getAllByRole'>) =>
  Object.fromEntries(
    drawer.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const choosePickup = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('radio', { name: /^Pickup at our dealership/ }));
const chooseDelivery = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('radio', { name: /Delivery to your address/ }));
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save and continue' });

it('an empty cart has no question and no steps', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Steps of your purchase' })).toBeNull();
});

it('a pickup is saved with the cart, and leads to the overview of everything', async () => {
  const sent: unknown[] = [];
  server.use(
    answer(chooseHandOver, ({ rawBody }) => {
      sent.push(rawBody);
      return { cart: { ...cartFixture({ purchaseType: 'Finance' }), handOver: pickup } };
    }),
  );
  const page = await open();
  await choosePickup(page);
  await page.user.click(save());
  await waitFor(() => expect(page.path()).toBe('/cart/overview'));
  expect(sent).toEqual([{ type: 'PICKUP', location: 'DEALERSHIP_LOCATION' }]);
  expect(await screen.findByText('Pickup at 1 Main Street, Portland, ME 04101, no fee')).toBeVisible();
  expect(screen.getByText(/Est\. \$772\/mo \$2,500 down, 72 months/)).toBeVisible();
});

it.each([
  [undefined, 'washed and fueled'],
  [true, 'washed and charged'],
])('a vehicle that is picked up is ready to drive, electric %s: %s (SITE-106)', async (isElectric, words) => {
  const cart = cartFixture({ purchaseType: 'Finance' });
  await open({ ...cart, vehicle: { ...cart.vehicle, isElectric } });
  const pickupWay = await screen.findByRole('radio', { name: /^Pickup at our dealership/ });
  expect(pickupWay.closest('label')).toHaveTextContent(words);
});

it('nothing is chosen for the shopper, who is asked to choose (BUY-84)', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  for (const way of screen.getAllByRole('radio')) expect(way).not.toBeChecked();
  await user.click(within(summary).getByRole('link', { name: 'Choose pickup or delivery' }));
  expect(screen.getByRole('radio', { name: /^Pickup at our dealership/ })).toHaveFocus();
});

describe('of a delivery, what is known is filled in', () => {
  const chicago = { ...lewiston, zip: '60601', city: 'Chicago', state: 'IL' };
  const places = [chicago, lewiston];
  const answerPlaces = () =>
    server.use(answer(lookUpZip, ({ params }) => places.find(({ zip }) => zip === params.zip) ?? lewiston));
  const address = { line1: '12 Garden Street', line2: 'Apt 2', city: 'Lewiston', state: 'ME', zip: '04240' };
  const profileOf = (line1: string) => ({
    address: { ...address, line1, county: 'Androscoggin' },
    version: 1,
  });

  it('city and state of the ZIP code of the cart, and of another one typed in its place', async () => {
    answerPlaces();
    const page = await open(cartFixture({ purchaseType: 'Finance', zipCode: '60601' }));
    await chooseDelivery(page);
    await waitFor(() => expect(field('City')).toHaveValue('Chicago'));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('IL');
    await page.user.clear(field('ZIP code'));
    await page.user.type(field('ZIP code'), '04240');
    await waitFor(() => expect(field('City')).toHaveValue('Lewiston'));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('ME');
  });

  it('the address of the profile, but not a PO box', async () => {
    answerPlaces();
    server.use(answer(getProfile, () => profileOf('12 Garden Street')));
    const cart = cartFixture({ purchaseType: 'Finance', zipCode: '60601' });
    const page = await open(cart, buyer);
    await chooseDelivery(page);
    await waitFor(() => expect(field('Street address')).toHaveValue('12 Garden Street'));
    expect(field('ZIP code')).toHaveValue('04240');
    expect(field('City')).toHaveValue('Lewiston');
    page.unmount();
    server.use(answer(getProfile, () => profileOf('PO Box 12')));
    await chooseDelivery(await open(cart, buyer));
    await waitFor(() => expect(field('City')).toHaveValue('Chicago'));
    expect(field('Street address')).toHaveValue('');
  });
});

it.each([
  [0, /We don't deliver to 04240\. Pick up free in Portland, ME, or call/],
  [99_00, /We don't deliver to 04240\. Choose a pickup instead, or call/],
])('a ZIP code without delivery is reported at its field, with a pickup for %i', async (feeCents, text) => {
  server.use(
    answer(lookUpZip, () => lewiston),
    refuse(chooseHandOver, 422, { code: 'error.fulfillment.unavailable', param: 'zip' }),
  );
  const cart = cartFixture({ purchaseType: 'Finance', zipCode: '04240' });
  const pickups = [{ location: 'DEALERSHIP_LOCATION' as const, place, feeCents }];
  const page = await open({ ...cart, pickups });
  await chooseDelivery(page);
  await page.user.type(field('Street address'), '12 Garden Street');
  await waitFor(() => expect(field('City')).toHaveValue('Lewiston'));
  await page.user.click(save());
  await screen.findByRole('alert', { name: 'There is a problem' });
  expect(field('ZIP code')).toHaveAccessibleDescription(text);
  expect(screen.queryByText(/We no longer offer this pickup/)).toBeNull();
  // What was refused is no longer there: neither is the error, at the field and in the summary.
  await page.user.type(field('ZIP code'), '{Backspace}1');
  expect(field('ZIP code')).not.toHaveAccessibleDescription(text);
  expect(screen.queryByRole('alert', { name: 'There is a problem' })).toBeNull();
});

it('says of a cart outside the delivery area that its ZIP has no delivery, and quotes no fee for it', async () => {
  await open(cartFixture({ purchaseType: 'Finance', zipCode: '60601', hasDelivery: false }));
  const delivery = await screen.findByRole('radio', { name: /Delivery to your address/ });
  expect(delivery).toHaveAccessibleName(/Not available for 60601\. You can enter another address\./);
  expect(screen.queryByText(/We calculate the fee/)).toBeNull();
});

it('leaves the address empty whose ZIP code has no delivery, also that of the profile', async () => {
  const address = { line1: '12 Garden Street', line2: '', city: 'Lewiston', state: 'ME', zip: '04240' };
  server.use(
    answer(lookUpZip, () => lewiston),
    answer(getProfile, () => ({ address: { ...address, county: 'Androscoggin' }, version: 1 })),
  );
  const cart = cartFixture({ purchaseType: 'Finance', zipCode: '04240', hasDelivery: false });
  const page = await open(cart, buyer);
  await chooseDelivery(page);
  await page.user.type(field('City'), 'X');
  for (const name of ['Street address', 'ZIP code']) expect(field(name)).toHaveValue('');
  expect(field('City')).toHaveValue('X');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
});

it.each([
  [0, /Free to ZIP code 04101\./],
  [14_900, /\$149 to ZIP code 04101\./],
])('says what delivery to the ZIP of the cart costs: %i cents (BUY-90)', async (deliveryFeeCents, name) => {
  await open(cartFixture({ purchaseType: 'Finance', zipCode: '04101', deliveryFeeCents }));
  expect(await screen.findByRole('radio', { name: /Delivery to your address/ })).toHaveAccessibleName(name);
});

it.each([{ deliveryFeeCents: 0 }, { hasDelivery: false }])(
  'says of the ZIP of the cart nothing any more once another one is typed: %o',
  async (offer) => {
    const page = await open(cartFixture({ purchaseType: 'Finance', zipCode: '04101', ...offer }));
    await chooseDelivery(page);
    const delivery = screen.getByRole('radio', { name: /Delivery to your address/ });
    expect(delivery).toHaveAccessibleName(/04101/);
    await page.user.clear(field('ZIP code'));
    await page.user.type(field('ZIP code'), '94103');
    expect(delivery).not.toHaveAccessibleName(/04101/);
    expect(delivery).toHaveAccessibleName(/We calculate the fee from your ZIP code\./);
    await page.user.clear(field('ZIP code'));
    await page.user.type(field('ZIP code'), '04101');
    expect(delivery).toHaveAccessibleName(/04101/);
  },
);

it.each([
  ['the field that changed', { zip: 'unavailable', line1: 'required' }, { zip: '04101' }, ['line1']],
  ['a place that changed', { zip: 'zipStateMismatch' }, { state: 'ME' }, []],
  ['a city that the ZIP had not', { city: 'invalidAddress' }, { zip: '04101' }, []],
  ['nothing else', { zip: 'required', city: 'required' }, { state: 'ME' }, ['zip', 'city']],
])('an edit clears the error of %s', (_, faults, edit, left) => {
  expect(Object.keys(faultsAfterEdit(faults, edit))).toEqual(left);
});

it('a delivery reports what is missing, in a summary that links to the fields', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /Delivery to your address/ }));
  await user.click(save());
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: 'Enter your street address' }));
  expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveFocus();
});

it('the ZIP code fills city and state, and a server refusal is shown at its field', async () => {
  server.use(
    answer(lookUpZip, () => lewiston),
    refuse(chooseHandOver, 422, 'error.fulfillment.invalidAddress'),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /Delivery to your address/ }));
  await user.type(screen.getByRole('textbox', { name: 'Street address' }), '12 Garden Street');
  await user.type(screen.getByRole('textbox', { name: 'ZIP code' }), '04240{Tab}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Lewiston'));
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('ME');
  await user.click(save());
  expect(
    await screen.findByRole('textbox', { name: 'City', description: /don't belong together/ }),
  ).toBeInvalid();
});

it('an address that is out of range shows the phone, and keeps what was typed', async () => {
  server.use(
    answer(lookUpZip, () => lewiston),
    refuse(chooseHandOver, 422, 'error.fulfillment.outOfRange'),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /Delivery to your address/ }));
  await user.type(screen.getByRole('textbox', { name: 'Street address' }), '12 Garden Street');
  await user.type(screen.getByRole('textbox', { name: 'ZIP code' }), '04240{Tab}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Lewiston'));
  await user.keyboard('Auburn');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Auburn');
  await user.click(save());
  await screen.findByRole('alert', { name: 'There is a problem' });
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveAccessibleDescription(
    /out of range for delivery.*call 207-.?555-.?0178/,
  );
  expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveValue('12 Garden Street');
});

it.each([
  ['at its field', { 'address.zip': 'validation.zip' }, 'Enter a ZIP code with 5 digits', 'ZIP code'],
  [
    'at its field, for a reason without a text',
    { 'address.city': 'validation.new' },
    /We can't accept this.*call 207-.?555-.?0178/,
    'City',
  ],
  [
    'that the form does not show',
    { 'address.county': 'validation.required' },
    /We can't accept this/,
    undefined,
  ],
])('F17, BUY-81: a field that the server refuses, %s', async (_row, fields, words, label) => {
  server.use(
    answer(lookUpZip, () => lewiston),
    refuseFields(chooseHandOver, fields),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /Delivery to your address/ }));
  await user.type(screen.getByRole('textbox', { name: 'Street address' }), '12 Garden Street');
  await user.type(screen.getByRole('textbox', { name: 'ZIP code' }), '04240{Tab}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Lewiston'));
  await user.click(save());
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveTextContent(words);
  await waitFor(() => expect(summary).toHaveFocus());
  if (label) expect(screen.getByRole('textbox', { name: label, description: words })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveValue('12 Garden Street');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /^Pickup at our dealership/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('if the fee of a pickup is unknown, the vehicle can be picked up at its own location', async () => {
  const sent: unknown[] = [];
  server.use(refuse(chooseHandOver, 422, 'error.fulfillment.pickupFeeUnknown'));
  const page = await open();
  const { user, path } = page;
  await choosePickup(page);
  await user.click(save());
  expect(await screen.findByText(/need to quote bringing the car here/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Pickup where the car is/ }));
  server.use(
    answer(chooseHandOver, ({ rawBody }) => {
      sent.push(rawBody);
      return { cart: { ...cartFixture({ purchaseType: 'Finance' }), handOver: pickup } };
    }),
  );
  await user.click(save());
  await waitFor(() => expect(path()).toBe('/cart/overview'));
  expect(sent).toEqual([{ type: 'PICKUP', location: 'TRANSFER_LOCATION' }]);
});

it('each pickup says where it is and what it costs', async () => {
  const store = { ...place, name: 'Harbor Bangor', line1: '5 Hill Road', city: 'Bangor' };
  const cart = cartFixture({ purchaseType: 'Finance' });
  await open({
    ...cart,
    pickups: [
      { location: 'DEALERSHIP_LOCATION', place, feeCents: null },
      { location: 'TRANSFER_LOCATION', place: store, feeCents: 0 },
    ],
  });
  expect(
    await screen.findByRole('radio', {
      name: /^Pickup where the car is\s*5 Hill Road, Bangor, ME\. Free\.$/,
    }),
  ).toBeEnabled();
  expect(
    screen.getByText(/^1 Main Street, Portland, ME\. The car is at our other store: call/),
  ).toBeVisible();
});

it('the fee of a pickup is known before it is chosen', async () => {
  const cart = cartFixture({ purchaseType: 'Finance' });
  await open({ ...cart, pickups: [{ location: 'DEALERSHIP_LOCATION', place, feeCents: 99_00 }] });
  expect(
    await screen.findByText('1 Main Street, Portland, ME. $99 to bring the car here from our other store.'),
  ).toBeVisible();
});

it('the vehicle and its price are beside the choice, after the button that saves it', async () => {
  await open();
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  expect(summary).toHaveTextContent(/Est\. \$772\/mo \$2,500 down/);
  expect(within(summary).getByRole('row', { name: /^Pickup or delivery/ })).toHaveTextContent(
    purchaseTexts.price.handOverOpen,
  );
  expect(save().compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the drawer shows every line of the receipt, and the terms of the loan', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View summary' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  const rows = drawer.getAllByRole('row').map((row) => row.textContent);
  for (const row of priceRows(cartFixture({ purchaseType: 'Finance' }).price)) {
    expect(rows.filter((text) => text.startsWith(purchaseTexts.price[row.id]))).not.toEqual([]);
  }
  expect(drawer.getByRole('row', { name: /^Total/ })).toHaveTextContent('$44,287');
  expect(termsOf(drawer)).toEqual({
    'Monthly payment': '$772',
    Term: keepTogether('72 months'),
    APR: '9.89%',
    'Refundable deposit, after you order': '$250',
  });
});

it('the drawer names the miles of a lease in words', async () => {
  const lease = { condition: 'New', settings: priceSettingsFixture, state: 'IL' } as const;
  const { user } = await open(cartFixture({ purchaseType: 'Lease' }, lease));
  await user.click(await screen.findByRole('button', { name: 'View summary' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  expect(termsOf(drawer)).toMatchObject({ 'Annual miles': '10,000 miles' });
});

it.each(['/cart', '/cart/details', '/cart/overview'])('the drawer opens at %s', async (target) => {
  server.use(answer(getCart, () => ({ cart: cartFixture({ purchaseType: 'Finance' }) })));
  const { user } = await renderRemote({ target });
  const button = await screen.findByRole('button', { name: 'View summary' });
  await user.click(button);
  const drawer = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
});

it('the button that opens the drawer has its place before the cart has loaded', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const cart = cartFixture({ purchaseType: 'Finance' });
  server.use(answer(getCart, () => held.then(() => ({ cart }))));
  await renderRemote({ target: '/cart/overview' });
  expect(await screen.findByText('View summary')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'View summary' })).toBeNull();
  release();
  expect(await screen.findByRole('button', { name: 'View summary' })).toBeVisible();
});

it('without a vehicle leads to the search', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
});

const soldCart = { ...cartFixture({ purchaseType: 'Finance' }), isAvailable: false };

it.each([
  ['error.cart.vehicleUnavailable', soldCart, /no longer available/],
  ['error.cart.empty', null, 'Your cart is empty'],
] as const)('%s shows the cart as it is now, without the form', async (code, now, heading) => {
  const page = await open();
  const { user, path } = page;
  await choosePickup(page);
  server.use(
    refuse(chooseHandOver, 409, code),
    answer(getCart, () => ({ cart: now })),
  );
  await user.click(save());
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
  expect(path()).toBe('/cart/details');
});

it('a vehicle that was taken is reported as such also if the cart cannot be refetched', async () => {
  const page = await open();
  const { user } = page;
  await choosePickup(page);
  server.use(
    refuse(chooseHandOver, 409, 'error.cart.vehicleUnavailable'),
    refuse(getCart, 500, 'error.internal'),
  );
  await user.click(save());
  expect(await screen.findByText(/This vehicle is no longer available/)).toBeVisible();
});
