import type { ApplicationFacts } from '@forecourt/shared-contracts/credit-application';

/** Text options: the context of texts that differ when nothing is borrowed; none for credit. */
export function wordsFor({ purchaseType }: ApplicationFacts): { readonly context?: 'cash' } {
  return purchaseType === 'Cash' ? { context: 'cash' } : {};
}
