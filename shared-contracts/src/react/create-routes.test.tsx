// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { PrepareContext } from './create-remote-lifecycles.tsx';
import { createRoutes, type RouteSource } from './create-routes.tsx';
import { useParams } from './use-params.ts';

afterEach(cleanup);

const paths = { list: '/list', item: '/item/:name', note: '/item/:name/note', more: '/more/*' } as const;

function Item() {
  const { name } = useParams();
  const [first] = useState(name);
  const navigate = useNavigate();
  return (
    <button onClick={() => void navigate('/item/hat/note')}>
      {name} since {first}
    </button>
  );
}
const item: RouteSource['view'] = () => Promise.resolve(Item);
const text = (words: string): RouteSource['view'] => {
  const View = () => <p>{words}</p>;
  return () => Promise.resolve(View);
};
const plain = {
  list: { view: text('list') },
  item: { view: item },
  note: { view: item },
  more: { view: text('more') },
};

const at = (pathname: string) =>
  ({ platform: { navigation: { current: () => ({ location: { pathname } }) } } }) as PrepareContext;

test.each([
  ['/list', 'list'],
  ['/item/shoe', 'shoe since shoe'],
  ['/more', 'more'],
  ['/more/of/it', 'more'],
  ['/item', 'nothing here'],
])('at %s the view is there at once after preparation', async (path, words) => {
  const routes = createRoutes(paths, plain);
  await routes.prepare(at(path));
  render(
    <MemoryRouter initialEntries={[path]}>
      <routes.View fallback={<p>nothing here</p>} />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});

test('a view shared by two routes keeps its state between them', async () => {
  const routes = createRoutes(paths, plain);
  await routes.prepare(at('/item/shoe'));
  render(
    <MemoryRouter initialEntries={['/item/shoe']}>
      <routes.View fallback={null} />
    </MemoryRouter>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('hat since shoe')).toBeTruthy();
});

test('preparation loads the inner chunk, and waits for calls no longer than for the page’s own data', async () => {
  const inner = vi.fn(() => Promise.resolve());
  const prefetch = vi.fn(() => new Promise<void>(() => undefined));
  const routes = createRoutes(paths, { ...plain, item: { view: item, inner, prefetch } });
  await routes.prepare(at('/item/a%20hat'));
  expect(inner).toHaveBeenCalledTimes(1);
  expect(prefetch).toHaveBeenCalledWith(expect.anything(), { name: 'a hat' });
});

test('preparation fails with the chunk', async () => {
  const routes = createRoutes(paths, { ...plain, list: { view: () => Promise.reject(new Error('gone')) } });
  await expect(routes.prepare(at('/list'))).rejects.toThrow('gone');
});

test('each path needs a source', () => {
  expectTypeOf<Parameters<typeof createRoutes<keyof typeof paths>>[1]>().toEqualTypeOf<
    Readonly<Record<'list' | 'item' | 'note' | 'more', RouteSource>>
  >();
});
