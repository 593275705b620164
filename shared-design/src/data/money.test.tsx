import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { Money } from './money.tsx';

test("an amount and its '/mo' are one piece that never breaks, at any width; its kind may wrap", () => {
  renderDesign(<Money payment={{ amountCents: 61_623, unit: '/mo Est. payment' }} />);
  const whole = screen.getByText('/mo').parentElement;
  expect(whole).toHaveTextContent(/^\$616\/mo$/);
  expect(whole).toHaveClass('fc-whole');
  expect(screen.getByText('Est. payment')).toBeVisible();
});

test('the price before incentives is named and struck, and follows the price', () => {
  renderDesign(
    <Money price={{ priceCents: 4_505_000, incentivesCents: 675_000, unit: 'after incentives' }} />,
  );
  expect(screen.getByText('$45,050').tagName).toBe('S');
  expect(screen.getByText('Was')).toBeVisible();
  expect(screen.getByText('$38,300').compareDocumentPosition(screen.getByText('$45,050'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
