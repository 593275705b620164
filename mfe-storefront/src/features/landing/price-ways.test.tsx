import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getFeatured } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { renderInSpanish } from '../../testing/render-in-spanish.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';

const server = startApi();

/** What keeps a line from breaking after the dash before it. */
const joiner = '\u2060';

test.each([
  ['English', renderStorefront, 'Shop by budget', 'Under $15,000'],
  ['Spanish', renderInSpanish, 'Compre según su presupuesto', 'Menos de $15,000'],
])('a range of prices does not break across lines, in %s', async (_, render, name, first) => {
  server.use(answer(getFeatured, { total: 1, vehicles: [], bodyStyles: [], makes: [] }));
  await render('/');
  const ways = within(await screen.findByRole('region', { name })).getAllByRole('link');
  expect(ways.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    first,
    `$15,000–${joiner}$25,000`,
    `$25,000–${joiner}$40,000`,
  ]);
});
