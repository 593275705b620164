import type { ApplicationFacts } from '@forecourt/shared-contracts/credit-application';

type Context = 'cash' | 'second' | 'cashSecond';

/** Text options: the context of texts that differ when nothing is borrowed, or that name the second person if the page `isSecond`. */
export function wordsFor(
  { purchaseType }: ApplicationFacts,
  isSecond = false,
): { readonly context?: Context } {
  if (purchaseType === 'Cash') return { context: isSecond ? 'cashSecond' : 'cash' };
  return isSecond ? { context: 'second' } : {};
}
