import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignProvider, Money } from '../index.ts';

test('an amount never breaks', () => {
  const html = renderToStaticMarkup(
    <DesignProvider>
      <Money payment={{ amountCents: 61_623, unit: '/mo Est. payment' }} />
    </DesignProvider>,
  );
  expect(html).toMatch(/ \.fc-whole\{[^}]*white-space:nowrap/);
});
