import { useEffect } from 'react';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import type { CoverageChoice } from './use-coverage-choice.ts';

/** Id of a package's heading, which takes focus when the focused button disappears. */
export function packageHeadingId(type: string): string {
  return `package-${type}`;
}

/**
 * A removal can remove its own button: the page's notice disappears with its cause, and a card's second button with its package. Focus then
 * moves to the package that was removed, not to the top of the page.
 */
export function useKeptFocus({ chosen }: ProtectionOffer, { done }: Pick<CoverageChoice, 'done'>): void {
  const removed = done?.kind === 'remove' ? done.type : undefined;
  const gone = chosen.some(({ type }) => type === removed) ? undefined : removed;
  useEffect(() => {
    const active = document.activeElement;
    if (gone && (active === null || active === document.body)) {
      document.getElementById(packageHeadingId(gone))?.focus();
    }
  }, [gone]);
}
