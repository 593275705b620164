import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getCart, putCart, type Cart, type CartChoices } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { answer, refuse } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const cart = cartFixture({ purchaseType: 'Finance', creditTier: 'very-good' });

/** The requests that wait for their answer, in the order in which they arrived, and what each sent. */
let held: (() => void)[] = [];
let sent: CartChoices[] = [];
/** How many of the next requests fail. */
let failing = 0;

beforeEach(() => {
  held = [];
  sent = [];
  failing = 0;
  server.use(
    answer(getCart, () => ({ cart })),
    answer(putCart, async ({ body }) => {
      sent.push(body);
      const place = sent.length;
      await new Promise<void>((done) => held.push(done));
      if (failing-- > 0) {
        const error = { code: 'error.internal', message: '', correlationId: '' };
        return Response.json({ error }, { status: 500 });
      }
      return { cart: cartOf(body, place) };
    }),
  );
});

function cartOf(
  { purchaseType, creditTier, downPaymentCents, termMonths }: CartChoices,
  place: number,
): Cart {
  const parts = { purchaseType, ...(creditTier && { creditTier }) };
  const terms = { downPaymentCents, termMonths, creditTier };
  return { ...cartFixture(parts, terms), updatedAt: `2026-06-15T02:3${place}:00.000Z` };
}

async function openCart() {
  const page = await renderRemote({ target: '/cart' });
  await screen.findByRole('region', { name: 'Price' });
  return page;
}
const answerNext = async () => {
  await waitFor(() => expect(held).toHaveLength(1));
  held.shift()?.();
};
const term = (months: number) => screen.getByRole('radio', { name: String(months) });
const score = () => screen.getByRole('combobox', { name: 'Your credit score' });
const downPayment = () => screen.getByRole('textbox', { name: 'Down payment' });

it('quick changes stay shown together, and the server ends with all of them', async () => {
  const { user } = await openCart();
  await user.click(term(48));
  await user.clear(downPayment());
  await user.type(downPayment(), '5000{Tab}');
  await user.selectOptions(score(), 'excellent');
  const isAllShown = () => {
    expect(term(48)).toBeChecked();
    expect(downPayment()).toHaveValue('5,000');
    expect(score()).toHaveValue('excellent');
  };
  isAllShown();
  for (const count of [2, 3]) {
    await answerNext();
    await waitFor(() => expect(sent).toHaveLength(count));
    isAllShown();
  }
  await answerNext();
  expect(await screen.findByText('$5,000 down, 48 months, 7.69% APR')).toBeVisible();
  isAllShown();
  expect(sent[2]).toMatchObject({ termMonths: 48, downPaymentCents: 500_000, creditTier: 'excellent' });
});

it('the last choice stays shown when an older one is answered', async () => {
  const { user } = await openCart();
  await user.clear(downPayment());
  await user.type(downPayment(), '5000{Tab}');
  await user.clear(downPayment());
  await user.type(downPayment(), '6000{Tab}');
  await user.click(term(48));
  await user.click(term(60));
  for (const count of [2, 3, 4]) {
    await answerNext();
    await waitFor(() => expect(sent).toHaveLength(count));
    expect(downPayment()).toHaveValue('6,000');
    expect(term(60)).toBeChecked();
  }
  await answerNext();
  expect(await screen.findByText(/^\$6,000 down, 60 months/)).toBeVisible();
  expect(sent).toHaveLength(4);
});

it('a change that failed stays shown and can be sent again after a later one was saved', async () => {
  const { user } = await openCart();
  failing = 1;
  await user.click(term(48));
  await user.selectOptions(score(), 'excellent');
  await answerNext();
  expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't calculate the payment/);
  await answerNext();
  expect(await screen.findByText(/72 months, 7\.69% APR/)).toBeVisible();
  expect(term(48)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answerNext();
  expect(await screen.findByText(/48 months, 7\.69% APR/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a failed choice is forgotten once it is made again', async () => {
  const { user } = await openCart();
  failing = 1;
  await user.click(term(48));
  await user.click(term(60));
  await answerNext();
  await answerNext();
  expect(await screen.findByText(/^\$2,500 down, 60 months/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an unknown ZIP code is reported although a later change is saved', async () => {
  server.use(refuse(lookUpZip, 404, 'error.geo.unknownZip'));
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: /ZIP/ }));
  await user.type(screen.getByRole('textbox', { name: /ZIP/ }), '00000{Enter}');
  await user.click(term(48));
  await answerNext();
  expect(await screen.findByText(/^\$2,500 down, 48 months/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/00000/);
});

it('terms that are chosen while the purchase type is changing do not reach the other type', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('radio', { name: 'Cash' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Switch to cash' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await user.click(term(48));
  await answerNext();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '48' })).toBeNull());
  expect(sent).toMatchObject([{ purchaseType: 'Cash' }]);
});

it('a cart that was requested before a change never replaces its answer', async () => {
  const { queryClient, user } = await openCart();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => (arrive = done));
  server.use(
    answer(getCart, async () => {
      await arrived;
      return { cart };
    }),
  );
  void queryClient.invalidateQueries();
  await user.click(term(48));
  await answerNext();
  expect(await screen.findByText(/^\$2,500 down, 48 months/)).toBeVisible();
  arrive();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText(/^\$2,500 down, 48 months/)).toBeVisible();
});
