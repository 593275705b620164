import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { RetryPanel } from '../feedback/retry-panel.tsx';
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

/** The site in a shadow root of a host's page that has a field of its own. */
function onHostPage() {
  const element = document.body.appendChild(document.createElement('div'));
  const field = document.body.appendChild(document.createElement('input'));
  const container = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  renderDesign(<Site />, { navigate: () => undefined, container });
  const remove = () => [element, field].forEach((one) => one.remove());
  return { field, find, remove };
}

test.each([
  ['keeps the focus', true],
  ['does not keep the heading from focus once they leave it', false],
])("a field of a host's page in which the visitor types %s", (_, isTyping) => {
  const { field, find, remove } = onHostPage();
  field.focus();
  if (!isTyping) field.blur();
  act(() => find('button')?.click());
  expect(find('h1')?.textContent).toBe('/cart');
  expect(document.activeElement === field).toBe(isTyping);
  expect((find('h1')?.getRootNode() as ShadowRoot).activeElement === find('h1')).toBe(!isTyping);
  remove();
});

test.each([
  ['does not take focus while the visitor is elsewhere in the page around it', false],
  ['takes focus while the visitor is in it', true],
])("a heading in a frame of a host's page %s", (_, hasFocus) => {
  vi.stubGlobal('parent', {});
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
  renderDesign(<Site />, { navigate: () => undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
  expect(document.activeElement === screen.getByRole('heading', { name: '/cart' })).toBe(hasFocus);
});

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
  vi.restoreAllMocks();
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

test('where a step is a card of the page, the card alone fades in: what is around it stays', async () => {
  const animate = watchAnimations(false);
  renderDesign(
    <main>
      <section className="fc-step">
        <Site isMountedAgain />
      </section>
    </main>,
    { navigate: () => undefined },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  expect(animate.mock.contexts).toEqual([document.querySelector('.fc-step')]);
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

test.each([
  ['takes focus on its arrival, also on the first page of a visit', true, true],
  ['leaves focus where it is if the panel stood for a part of the page', false, false],
])('a page that comes in place of a panel %s', (_, takesFocus, isFocused) => {
  const navigate = () => undefined;
  renderDesign(<RetryPanel takesFocus={takesFocus} onRetry={navigate} />, { navigate }).unmount();
  expect(document.body).toHaveFocus();
  renderDesign(<PageHeading focusKey="/cart">Cart</PageHeading>, { navigate });
  expect(document.activeElement === screen.getByRole('heading', { name: 'Cart' })).toBe(isFocused);
});

test('a word with a hyphen stays on one line', () => {
  renderDesign(<PageHeading>Enjoy your 2024 Mercedes-Benz EQB!</PageHeading>, {});
  expect(screen.getByText('Mercedes-Benz').tagName).toBe('SPAN');
  expect(screen.getByRole('heading', { name: 'Enjoy your 2024 Mercedes-Benz EQB!' })).toBeVisible();
});
