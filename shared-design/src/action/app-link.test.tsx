import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { AppLink } from './app-link.tsx';
import { LinkButton } from './link-button.tsx';

test('a plain click on a URL of the site navigates without loading', async () => {
  const navigate = vi.fn();
  renderDesign(<AppLink href="/search">Search</AppLink>, { navigate });
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search');
});

test.each([
  { what: 'a click with the control key', href: '/search', target: undefined, keys: '{Control>}' },
  { what: 'a link of another window', href: '/search', target: '_blank', keys: '' },
  { what: 'a part of the page', href: '#fees', target: undefined, keys: '' },
  { what: 'another site', href: 'https://www.example.com/', target: undefined, keys: '' },
])('$what is left to the browser', async ({ href, target, keys }) => {
  const navigate = vi.fn();
  renderDesign(
    <AppLink href={href} target={target}>
      Go
    </AppLink>,
    { navigate },
  );
  const user = userEvent.setup();
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  if (keys) await user.keyboard(keys);
  await user.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});

test('a link to another site in a new window gets no opener', () => {
  renderDesign(
    <AppLink href="https://www.example.com" target="_blank">
      Out
    </AppLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a script URL is not a link', () => {
  const address = ['javascript', 'alert(1)'].join(':');
  renderDesign(<AppLink href={address}>Bad</AppLink>);
  expect(screen.queryByRole('link')).toBeNull();
});

describe('on a host’s page', () => {
  const siteOrigin = 'https://shop.dealer.example';

  test.each([
    ['/progress/FC-1', `${siteOrigin}/progress/FC-1`],
    ['#fees', '#fees'],
    ['tel:+12075550178', 'tel:+12075550178'],
    ['https://www.example.com/', 'https://www.example.com/'],
    ['//www.example.com/', '//www.example.com/'],
  ])('the link %s leads a new tab to %s', (href, address) => {
    renderDesign(
      <>
        <AppLink href={href}>Link</AppLink>
        <LinkButton href={href}>Button</LinkButton>
      </>,
      { siteOrigin },
    );
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', address);
  });

  test('a plain click stays in the page', async () => {
    const navigate = vi.fn();
    renderDesign(<AppLink href="/progress/FC-1">Order</AppLink>, { navigate, siteOrigin });
    await userEvent.click(screen.getByRole('link'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/progress/FC-1');
  });
});
