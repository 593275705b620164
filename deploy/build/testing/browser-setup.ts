import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

// Long enough for a busy machine; a condition that is never met still fails.
configure({ asyncUtilTimeout: 15_000 });

// What a test has found or clicked has run its effects. A click between a render and its effects, which no
// buyer is fast enough for, would call a mutation whose observer does not listen yet. React runs the pending
// effects of all roots before it renders any.
const { asyncWrapper } = getConfig();
let flushes = 0;
let flushRoot: Root | undefined;
configure({
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    flushRoot ??= createRoot(document.createElement('div'));
    flushes += 1;
    act(() => flushRoot?.render(flushes));
    return result;
  },
});

afterEach(cleanup);

// Files of a worker share one page and one configuration. Clears what the previous test rendered outside
// Testing Library, its URL, and the option that a test of the storefront sets.
beforeEach(() => {
  configure({ defaultHidden: false });
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});
