import type { Composable } from './release-set-faults.ts';
import { PublicationError } from './publication-fault.ts';
import { releaseSetFaults, shellName } from './release-set-faults.ts';

/**
 * Throws a {@link PublicationError} when these releases cannot be live together, or when they include no
 * shell.
 */
export function requireComposable(set: readonly Composable[]): void {
  if (!set.some(({ name }) => name === shellName)) {
    throw new PublicationError(
      'No shell is live, so nothing can be shown; promote the shell first or with the rest.',
    );
  }
  const [fault] = releaseSetFaults(set);
  if (fault) throw new PublicationError(fault);
}
