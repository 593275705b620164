import type { EmbedLocation } from '@forecourt/shared-contracts/embedding';
import { stepIds } from '@forecourt/shared-contracts/progress';
import { stepInPath } from './place-from-path.ts';
import { stepPath, stepPaths, trackerPath } from './step-paths.ts';

/**
 * Returns where the checkout on a host's page starts: the step with this name; any other name leads to the order, which redirects by
 * itself.
 */
export function embedTarget({ orderNumber, step }: EmbedLocation): string {
  const id = stepIds.find((one) => stepPaths[one] === step);
  return id && orderNumber ? stepPath(orderNumber, id) : trackerPath(orderNumber);
}

/** Returns the step name of a path of the site, null if the path is about none. */
export function stepWord(pathname: string): string | null {
  const id = stepInPath(pathname);
  return id === undefined ? null : stepPaths[id];
}
