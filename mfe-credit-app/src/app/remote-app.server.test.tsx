import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { apiQueryKey, RemoteRoot } from '@forecourt/shared-contracts/react';
import { cartFixture } from '../testing/cart-fixture.ts';
import { mountOf } from '../testing/render-remote.tsx';

async function renderOnServer(target: string, cart?: ReturnType<typeof cartFixture> | null) {
  const remote = await mountOf({ target });
  if (cart !== undefined) {
    remote.queryClient.setQueryData(apiQueryKey(getCart, { holder: 'guest' }), { cart });
  }
  const failures: unknown[] = [];
  const html = renderToString(<RemoteRoot remote={remote} onError={(error) => failures.push(error)} />);
  expect(failures).toEqual([]);
  return html;
}

test.each([
  ['a cash cart', cartFixture({ purchaseType: 'Cash' }), ['2023 Volvo XC60', '$44,287', 'Review my order']],
  [
    'a financed cart',
    cartFixture({ purchaseType: 'Finance' }),
    ['/mo</small>', 'Est. payment', 'How we got this payment'],
  ],
  ['an empty cart', null, ['Your cart is empty', 'href="/search"']],
  ['a cart that is still read', undefined, ['Loading your cart']],
])('%s renders on a server, without a window', async (_, cart, parts) => {
  expect(typeof window).toBe('undefined');
  const html = await renderOnServer('/cart', cart);
  expect(html).toMatch(/<h1[^>]*>Your cart<\/h1>/);
  for (const part of parts) expect(html).toContain(part);
});

test('another path renders the not-found page', async () => {
  expect(await renderOnServer('/cart/unknown')).toContain('Go to the home page');
});
