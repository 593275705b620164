import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Long enough for a busy machine; a condition that is never met still fails.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

// Files of a worker share one page. Clears what the previous test rendered outside Testing Library, and its
// URL.
beforeEach(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});
