import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { PriceLines } from './price-lines.tsx';

const table = (taxCents: number) => (
  <PriceLines
    caption="Price"
    lines={[
      { id: 'price', label: 'Price', amountCents: 2_000_000 },
      { id: 'tax', label: 'Sales tax', amountCents: taxCents },
    ]}
  />
);
const amounts = () => screen.getAllByRole('cell');

test('words in place of an amount look as an amount does, which stays on one line', () => {
  renderDesign(
    <PriceLines
      caption="Price"
      lines={[{ id: 'delivery', label: 'Pickup or delivery', amountCents: 0, amountText: 'Not chosen yet' }]}
    />,
  );
  expect(amounts()[0]?.getAttributeNames()).toEqual([]);
});

test('of the amounts only one that changes is a new element, so that it alone moves', () => {
  const { rerender } = renderDesign(table(120_000));
  const [price, tax] = amounts();
  rerender(table(130_000));
  expect(amounts()[0]).toBe(price);
  expect(amounts()[1]).not.toBe(tax);
  expect(amounts()[1]).toHaveTextContent('$1,300');
});
