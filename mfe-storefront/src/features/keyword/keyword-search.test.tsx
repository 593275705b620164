import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { searchVehicles, suggestKeywords } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { renderInSpanish } from '../../testing/render-in-spanish.ts';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { searchResultFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const asked: (string | null)[] = [];
const suggestion = (n: number) => ({
  text: `Volvo ${n}`,
  kind: 'model' as const,
  count: n,
  query: `make=Volvo&model=${n}`,
});

beforeEach(() => {
  asked.length = 0;
  server.use(
    answer(searchVehicles, searchResultFixture()),
    answer(suggestKeywords, ({ query }) => {
      asked.push(query.get('q'));
      return { suggestions: Array.from({ length: 12 }, (_, n) => suggestion(n)) };
    }),
  );
});

const suggestions = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' }));
const box = () => screen.getByRole('combobox', { name: 'Search by make, model or keyword' });

test('typing sends one request after a pause, and shows at most ten', async () => {
  await renderStorefront('/search');
  await userEvent.type(box(), 'vol');
  expect((await suggestions()).getAllByRole('option')).toHaveLength(10);
  expect(asked).toEqual(['vol']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('blank input makes no request and no search', async () => {
  const platform = await renderStorefront('/search');
  await userEvent.type(box(), '   {Enter}');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toEqual([]);
  expect(platform.navigation.current().location.search).toBe('');
});

test('Down moves, Enter takes the highlighted one', async () => {
  const platform = await renderStorefront('/search');
  await userEvent.type(box(), 'vol');
  await suggestions();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const marked = (await suggestions()).getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('Volvo 1');
  expect(box()).toHaveAttribute('aria-activedescendant', marked.id);
  await userEvent.keyboard('{Enter}');
  expect(platform.navigation.current().location.search).toBe('?make=Volvo&model=1');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a newer list has no highlight until a key sets one', async () => {
  const platform = await renderStorefront('/search');
  await userEvent.type(box(), 'vol');
  await suggestions();
  await userEvent.keyboard('{ArrowDown}');
  server.use(answer(suggestKeywords, { suggestions: [suggestion(7), suggestion(8)] }));
  await userEvent.type(box(), 'v');
  await waitFor(async () => expect((await suggestions()).getAllByRole('option')).toHaveLength(2));
  expect((await suggestions()).queryByRole('option', { selected: true })).toBeNull();
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(platform.navigation.current().location.search).toBe('?make=Volvo&model=7');
});

test('Escape closes the list, then clears the box; Tab leaves', async () => {
  await renderStorefront('/search');
  await userEvent.type(box(), 'vol');
  await suggestions();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('vol');
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  await userEvent.type(box(), 'vol');
  await suggestions();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a highlight searches for the text and keeps the filters', async () => {
  const platform = await renderStorefront('/search?make=Volvo');
  await userEvent.type(box(), ' tow package {Enter}');
  await waitFor(() =>
    expect(platform.navigation.current().location.search).toBe('?keyword=tow+package&make=Volvo'),
  );
  expect(box()).toHaveFocus();
});

const suv = { text: 'suv', kind: 'bodyStyle' as const, count: 7, query: 'bodyStyle=suv' };

test('a body style is suggested by its name, and leads to its search (SHOP-24)', async () => {
  server.use(answer(suggestKeywords, { suggestions: [suv] }));
  const platform = await renderStorefront('/search');
  await userEvent.type(box(), 'suv');
  const option = (await suggestions()).getByRole('option');
  expect(option).toHaveTextContent('SUVsBody style7');
  await userEvent.click(option);
  expect(platform.navigation.current().location.search).toBe('?bodyStyle=suv');
});

test('a body style is suggested in the language of the page (SITE-85)', async () => {
  server.use(answer(suggestKeywords, { suggestions: [suv] }));
  await renderInSpanish('/search');
  await userEvent.type(screen.getByRole('combobox', { name: /^Buscar por marca/ }), 'suv');
  const list = within(await screen.findByRole('listbox', { name: 'Sugerencias' }));
  expect(list.getByRole('option')).toHaveTextContent('Camionetas SUVCarrocería7');
});
