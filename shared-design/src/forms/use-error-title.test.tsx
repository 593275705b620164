import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderDesign } from '../testing/render-design.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useErrorTitle } from './use-error-title.ts';

beforeEach(() => {
  document.title = 'Your cart | Test Dealer';
});

const errors = [{ name: 'terms', message: 'Tick the box to agree to the terms' }];

test('the title has the error prefix while the summary is shown, and is restored afterward', () => {
  const { rerender } = renderDesign(<ErrorSummary errors={errors} submitCount={1} />);
  expect(document.title).toBe('Error: Your cart | Test Dealer');
  rerender(<ErrorSummary errors={[]} submitCount={1} />);
  expect(document.title).toBe('Your cart | Test Dealer');
});

test('a page whose title changes in the meantime keeps its new title', () => {
  const { unmount } = renderDesign(<ErrorSummary errors={errors} submitCount={1} />);
  document.title = 'My orders | Test Dealer';
  unmount();
  expect(document.title).toBe('My orders | Test Dealer');
});

function Embedded() {
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle(true, box);
  return <div ref={box} />;
}

test('a host dealer’s page keeps its title', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host.attachShadow({ mode: 'open' }));
  act(() => root.render(<Embedded />));
  expect(document.title).toBe('Your cart | Test Dealer');
  act(() => root.unmount());
});
