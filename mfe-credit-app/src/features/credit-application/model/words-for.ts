import type { ApplicationFacts } from '@forecourt/shared-contracts/credit-application';

/** Text options: the context of texts that have other words where nobody borrows; none for credit. */
export function wordsFor({ purchaseType }: ApplicationFacts): { readonly context?: 'cash' } {
  return purchaseType === 'Cash' ? { context: 'cash' } : {};
}
