import { useRef } from 'react';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSoftHeight } from './use-soft-height.ts';

const page = { heightPx: 0, wantsLess: false, measure: (): void => undefined };
const animate = vi.fn((..._: Parameters<Element['animate']>) => ({ cancel: () => undefined }) as Animation);

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        page.measure = callback;
      }
      observe() {
        page.measure();
      }
      disconnect() {
        page.measure = () => undefined;
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: page.wantsLess }));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => page.heightPx);
  HTMLElement.prototype.animate = animate;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  animate.mockClear();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  page.wantsLess = false;
});

function Card({ content }: { readonly content: string | undefined }) {
  const card = useRef<HTMLDivElement>(null);
  useSoftHeight(card, content);
  return <div ref={card}>{content}</div>;
}

/** Shows one content, 600 px high, and then another of 300 px. */
function replace(first: string | undefined, next: string | undefined) {
  page.heightPx = 600;
  const { rerender } = render(<Card content={first} />);
  page.heightPx = 300;
  rerender(<Card content={next} />);
}

const heights = () =>
  animate.mock.calls.map(([frames]) => (frames as Keyframe[]).map(({ height }) => height));

test('moves from the height of the content before to that of the content now', () => {
  replace('policy', 'verified');
  expect(heights()).toEqual([['600px', '300px']]);
});

test.each([
  ['the same content', 'policy', 'policy'],
  ['the first content after a placeholder', undefined, 'policy'],
  ['a placeholder', 'policy', undefined],
])('does not move to %s', (_, first, next) => {
  replace(first, next);
  expect(animate).not.toHaveBeenCalled();
});

test('does not move for a buyer who asked for less motion', () => {
  page.wantsLess = true;
  replace('policy', 'verified');
  expect(animate).not.toHaveBeenCalled();
});
