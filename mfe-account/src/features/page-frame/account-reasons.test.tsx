import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { renderRemote } from '../../testing/render-remote.tsx';

startApi();

it('keeps the brand on one line of the title, and gives the longest password rule both columns', async () => {
  await renderRemote({ target: '/sign-up' });
  const title = screen.getByRole('heading', { name: 'Your Test Dealer account' });
  expect(within(title).getByText('Test Dealer')).toHaveClass('fc-brand');
  // The rules are in a cascade layer, which the test page does not apply.
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  // The texts of the list are small, and the brand as large as the title around it.
  expect(styles).toMatch(/ li span\s*\{/);
  expect(styles).not.toMatch(/\.[\w-]+ span\s*\{[^}]*display:\s*block/);
  expect(styles).toMatch(/\.fc-brand\s*\{\s*display:\s*inline-block/);
  expect(styles).toMatch(/li:last-of-type:nth-of-type\(odd\)\s*\{\s*grid-column:\s*1\s*\/\s*-1/);
});
