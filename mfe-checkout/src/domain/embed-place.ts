import type { EmbedPlace } from '@forecourt/shared-contracts/embedding';
import { stepIds } from '@forecourt/shared-contracts/progress';
import { stepInPath } from './place-from-path.ts';
import { stepPath, stepPaths, trackerPath } from './step-paths.ts';

/** Where the checkout in a host's page begins: the step with this word, and for any other word the order, which leads on by itself. */
export function embedTarget({ orderNumber, step }: EmbedPlace): string {
  const id = stepIds.find((one) => stepPaths[one] === step);
  return id && orderNumber ? stepPath(orderNumber, id) : trackerPath(orderNumber);
}

/** The word of the step that a path of the site is about, null where it is about none. */
export function stepWord(pathname: string): string | null {
  const id = stepInPath(pathname);
  return id === undefined ? null : stepPaths[id];
}
