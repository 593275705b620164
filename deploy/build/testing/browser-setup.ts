import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

// Long enough for a busy machine; a condition that is never met still fails.
configure({ asyncUtilTimeout: 15_000 });

// What a test has found or clicked has run its effects. A click between a render and its effects, which no
// buyer is fast enough for, would call a mutation whose observer does not listen yet. React runs the pending
// effects of all roots before it renders any. Files of a worker share Testing Library, which is wrapped once:
// a wrapper around that of the file before would make each file slower than the last.
const { asyncWrapper, getElementError } = getConfig();
if (!('runsEffects' in asyncWrapper)) {
  let flushes = 0;
  let flushRoot: Root | undefined;
  const runningEffects: typeof asyncWrapper = async (callback) => {
    const result = await asyncWrapper(callback);
    flushRoot ??= createRoot(document.createElement('div'));
    flushes += 1;
    act(() => flushRoot?.render(flushes));
    return result;
  };
  configure({
    asyncWrapper: Object.assign(runningEffects, { runsEffects: true }),
    // A wait that checks again prints no page: Testing Library adds the page to the error that the wait ends with.
    getElementError: (message, container) => {
      const isChecking = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
      if (!isChecking || message === null) return getElementError(message, container);
      return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
    },
  });
}

// A file begins with an empty head: style rules of the files before it made each look at an element's style slower than the last.
if (typeof document !== 'undefined') document.head.replaceWith(document.createElement('head'));

// jsdom takes a rule for another width of the screen as one for its own, which hid elements. It ignores layers and what is in them, so the
// rules of recipes are in one. An element's own properties, whose selector has its class three times, count.
if (typeof HTMLStyleElement !== 'undefined') {
  HTMLStyleElement.prototype.appendChild = function append<T extends Node>(
    this: HTMLStyleElement,
    node: T,
  ): T {
    const isRule = node instanceof Text && this.dataset['emotion']?.startsWith('fc') === true;
    const isOfRecipe = isRule && /^(@media|\.fc-)/.test(node.data) && !/(\.[\w-]+)\1\1/.test(node.data);
    if (isOfRecipe) node.data = `@layer recipes{${node.data}}`;
    return Node.prototype.appendChild.call(this, node) as T;
  };
}

// jsdom animates nothing.
if (typeof Element !== 'undefined') Element.prototype.getAnimations = () => [];

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
