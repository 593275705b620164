import { onCLS, onINP, onLCP } from 'web-vitals';
import type { WatchVitals } from '../observe/observe-checkout.ts';

/** The vitals of the framed document, which is ours. */
export const watchVitals: WatchVitals = (listener) => {
  onLCP(({ name, value }) => listener(name, value));
  onINP(({ name, value }) => listener(name, value));
  onCLS(({ name, value }) => listener(name, value));
};
