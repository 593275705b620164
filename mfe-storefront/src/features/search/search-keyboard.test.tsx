import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { searchVehicles } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { searchResultFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();

async function open(path: string) {
  server.use(
    answer(searchVehicles, ({ query }) =>
      searchResultFixture({ total: 60, page: Number(query.get('page') ?? 1) }),
    ),
  );
  const platform = await renderStorefront(path);
  await screen.findByRole('status');
  const target = () => {
    const { pathname, search } = platform.navigation.current().location;
    return pathname + search;
  };
  return { user: userEvent.setup(), target };
}

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const chips = () => within(screen.getByRole('list', { name: 'Filters in use' }));

test('a removed chip leaves focus on the next one, and the last one on the heading', async () => {
  const { user, target } = await open('/search?condition=New%2CUsed');
  chips().getByRole('button', { name: 'Remove New' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(target()).toBe('/search?condition=Used'));
  const last = chips().getByRole('button', { name: 'Remove Used' });
  expect(last).toHaveFocus();
  await user.keyboard(' ');
  await waitFor(() => expect(target()).toBe('/search'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the dialog of filters takes focus, and returns it to its button', async () => {
  const { user } = await open('/search');
  const button = screen.getByRole('button', { name: /^Filters/ });
  button.focus();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('the ZIP is edited by keyboard: Enter commits, Escape restores, focus is on its button again', async () => {
  const { user, target } = await open('/search?zip=04101');
  const edit = filters().getByRole('button', { name: /04101/ });
  edit.focus();
  await user.keyboard('{Enter}');
  expect(filters().getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}{Escape}');
  await waitFor(() => expect(filters().getByRole('button', { name: /04101/ })).toHaveFocus());
  expect(target()).toBe('/search?zip=04101');
  await user.keyboard('{Enter}');
  await user.clear(filters().getByRole('textbox', { name: 'ZIP code' }));
  await user.keyboard('48226{Enter}');
  await waitFor(() => expect(target()).toBe('/search?zip=48226'));
  await waitFor(() => expect(filters().getByRole('button', { name: /48226/ })).toHaveFocus());
});

test('both thumbs of a range are named, and move by keys', async () => {
  const { user, target } = await open('/search');
  const [low, high] = ['Minimum Price', 'Maximum Price'].map((name) =>
    filters().getByRole('slider', { name }),
  );
  expect(low).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\$[\d,]+$/));
  high!.focus();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(target()).toMatch(/priceMax=\d+/));
  expect(filters().getByRole('textbox', { name: 'Maximum Price' })).toHaveValue(
    formatCount(Number(new URLSearchParams(target().split('?')[1]).get('priceMax'))),
  );
});

test('pages are links in a named navigation, with the current one marked', async () => {
  await open('/search?page=2');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of results' }));
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(/2/);
});

test('another page is announced, and the number of results takes focus from the links to the pages', async () => {
  const { user, target } = await open('/search');
  expect(await screen.findByText(', page 1 of 3')).toBeInTheDocument();
  screen.getByRole('link', { name: 'Next page' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('60 vehicles, page 2 of 3'));
  expect(target()).toBe('/search?page=2');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a filter that leads to the first page keeps focus', async () => {
  const { user, target } = await open('/search?page=2');
  const box = await filters().findByRole('checkbox', { name: /Volvo/ });
  box.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('page 1 of 3'));
  expect(target()).toBe('/search?make=Volvo');
  expect(box).toHaveFocus();
});
