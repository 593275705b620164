import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { getProtection } from '@forecourt/shared-contracts/protection';
import { aloneAnswers, answer, priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { getTradeIn } from '@forecourt/shared-contracts/trade-in';
import { serveApplication } from '../../../testing/application-server.ts';
import { cartFixture } from '../../../testing/cart-fixture.ts';
import { offerFixture } from '../../../testing/offer-fixture.ts';
import { buyer, renderRemote } from '../../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../../testing/start-purchase-api.ts';
import { wholeAnswers } from '../../../testing/trade-in-fixture.ts';

const server = startPurchaseApi();
const place = { name: '', line1: '1 Main', line2: '', city: 'Portland', state: 'ME', zip: '04101' };
const handOver = { type: 'PICKUP' as const, place, feeCents: 0, distanceMiles: null };
const cash = cartFixture({ purchaseType: 'Cash', zipCode: '04101' });
const loan = cartFixture({ purchaseType: 'Finance', zipCode: '04101' });
const lease = cartFixture(
  { purchaseType: 'Lease' },
  { condition: 'New', settings: priceSettingsFixture, state: 'IL' },
);

async function open(target: string, cart: Cart) {
  serveApplication(server).begin(aloneAnswers());
  server.use(
    answer(getCart, () => ({ cart })),
    answer(getProtection, () => ({ offer: offerFixture() })),
    answer(getTradeIn, () => ({ tradeIn: null, draft: { answers: wholeAnswers, version: 3 } })),
  );
  await renderRemote({ target, signedInAs: buyer });
}

/** A style of an element on a narrow screen, from the rules of its recipe outside media queries, then from its own properties. */
function styleOf(element: Element, property: string): string | undefined {
  const rules = [...document.querySelectorAll('style')].map((style) => style.textContent);
  const stylesBy = (selectorOf: (name: string) => string) =>
    [...element.classList].flatMap((name) =>
      rules.flatMap(
        (rule) => rule.match(`^${selectorOf(name)}\\{(?:[^}]*;)?${property}:([^;}]+)`)?.[1] ?? [],
      ),
    );
  const ofRecipe = stylesBy((name) => `@layer recipes\\{\\.${name}`);
  return [...ofRecipe, ...stylesBy((name) => `\\.${name}`.repeat(3))].at(-1);
}

/** The nearest element around a bar that has a box. */
function columnOf(bar: Element): Element {
  let place = bar.parentElement;
  while (place && styleOf(place, 'display') === 'contents') place = place.parentElement;
  return place ?? bar;
}

it.each([
  ['the cart of a cash order', '/cart', cash, 'Review my order', 'article'],
  ['the cart of a loan', '/cart', loan, 'Continue to order details', 'article'],
  ['the cart of a lease', '/cart', lease, 'Continue to order details', 'article'],
  ['the review of a cash order', '/cart?step=review', cash, 'Place order', 'dl'],
  ['the order details', '/cart/details', cash, 'Save and continue', 'fieldset'],
  ['an overview without pickup or delivery', '/cart/overview', loan, 'Choose pickup or delivery', 'dl'],
  ['the overview of a loan', '/cart/overview', { ...loan, handOver }, 'Apply for credit', 'dl'],
  ['the review of an application', '/credit-application/review', loan, 'Continue', 'h3'],
  ['the coverage', '/cart/coverage', loan, 'Continue without coverage', 'article'],
  ['the answers about a trade-in', '/trade-in/offer/review', loan, 'Get my offer', 'dl'],
] as const)(
  'the next step of %s can stick below all of the content',
  async (_, target, cart, name, content) => {
    await open(target, cart);
    const action = await screen.findByText(name, { selector: 'a, button' });
    const bar = action.closest('.fc-next');
    expect(bar?.querySelectorAll('a, button')).toHaveLength(1);
    const column = columnOf(bar ?? action);
    expect([styleOf(column, 'display'), styleOf(column, 'flex-direction')]).toEqual(['flex', 'column']);
    expect(column.querySelector(content)).not.toBeNull();
  },
);
