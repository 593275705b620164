import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// A condition is waited for, however busy the machine is; what never comes fails all the same.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

// Files of a worker share one page. What the test before drew outside Testing Library is not there for the next, and its address neither.
beforeEach(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
});
