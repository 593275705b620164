import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { PageHeading } from './page-heading.tsx';

function Site({ isMountedAgain = false }) {
  const [path, setPath] = useState('/search');
  return (
    <>
      <PageHeading key={isMountedAgain ? path : undefined} focusKey={path}>
        {path}
      </PageHeading>
      <button onClick={() => setPath('/cart')}>Cart</button>
    </>
  );
}

test.each([
  ['stays', false],
  ['is mounted again with its page', true],
])(
  'a heading that %s takes focus when the page changes, not on the first page of a visit',
  async (_, again) => {
    renderDesign(<Site isMountedAgain={again} />, { navigate: () => undefined });
    expect(screen.getByRole('heading', { name: '/search' })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
    expect(screen.getByRole('heading', { name: '/cart' })).toHaveFocus();
  },
);

/** jsdom has neither animations nor media queries. */
function watchAnimations(prefersLess: boolean) {
  const animate = vi.fn();
  Object.assign(HTMLElement.prototype, { animate });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
  return animate;
}

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  vi.unstubAllGlobals();
});

test.each([
  ['fades in when it is navigated to', false, 1],
  ['appears at once for those who want less motion', true, 0],
])('a page %s, not on the first page of a visit', async (_, prefersLess, times) => {
  const animate = watchAnimations(prefersLess);
  renderDesign(
    <main>
      <Site isMountedAgain />
    </main>,
    { navigate: () => undefined },
  );
  expect(animate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  expect(animate).toHaveBeenCalledTimes(times);
});

test('a heading that remounts on the same page leaves focus where it is', async () => {
  const navigate = () => undefined;
  renderDesign(<PageHeading focusKey="/cart">Loading</PageHeading>, { navigate }).unmount();
  renderDesign(<PageHeading focusKey="/cart">Cart</PageHeading>, { navigate });
  expect(screen.getByRole('heading', { name: 'Cart' })).not.toHaveFocus();
});

function LoadingPage() {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <PageHeading key={String(isHere)} focusKey="/cart">
        {isHere ? 'Cart' : 'Loading'}
      </PageHeading>
      <button onMouseEnter={() => setHere(true)}>Load</button>
    </>
  );
}

test('a heading that replaces a focused one takes its focus', async () => {
  renderDesign(<LoadingPage />, { navigate: () => undefined });
  act(() => screen.getByRole('heading', { name: 'Loading' }).focus());
  await userEvent.hover(screen.getByRole('button', { name: 'Load' }));
  expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
});
