import type { LenderTerms } from '@forecourt/shared-contracts/commerce';
import { useOrder } from '../../order/index.ts';
import { LeaseFigures } from './lease-figures.tsx';
import { LoanTermsTable } from './loan-terms-table.tsx';

interface DecisionTermsProps {
  /** Null for a lease, whose terms are those of the order. */
  readonly terms: LenderTerms | null;
  readonly lender: string;
}

/** The terms of a decision: a loan's, or the lease in the order's price. */
export function DecisionTerms({ terms, lender }: DecisionTermsProps) {
  const { lease } = useOrder().data.order.price;
  if (terms) return <LoanTermsTable terms={terms} lender={lender} />;
  return lease ? <LeaseFigures lease={lease} lender={lender} /> : null;
}
