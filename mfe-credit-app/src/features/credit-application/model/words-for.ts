import type { ApplicationFacts } from '@forecourt/shared-contracts/credit-application';

/** The context of texts that have other words where nobody borrows; none for credit. */
export function wordsFor({ purchaseType }: ApplicationFacts): 'cash' | undefined {
  return purchaseType === 'Cash' ? 'cash' : undefined;
}
