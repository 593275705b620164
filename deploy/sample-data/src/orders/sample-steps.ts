import { driversLicenseKey, insuranceCardKey, w2Key } from '@forecourt/shared-contracts/documents';
import type { DemoStep } from './demo-order.ts';

/** Insurance, ID verification and every document done. */
export const allHandedIn = {
  insurance: 'active',
  idVerification: 'verified',
  completeDocuments: [driversLicenseKey, insuranceCardKey, w2Key],
} as const;

/** From the documents to the contract signed by both. */
export const signedSteps: readonly DemoStep[] = [
  { status: 'DOCS_UPLOADED', daysAgo: 4, actor: 'buyer' },
  { status: 'CONTRACT_PENDING', daysAgo: 3, actor: 'dealer' },
  { status: 'SOLD', daysAgo: 1.9, actor: 'buyer' },
];

/** A financed order up to its paid down payment, ready for its hand-over. */
export const paidSteps = {
  later: signedSteps,
  ...allHandedIn,
  signing: 'signed',
  paymentStatus: 'DOWNPAYMENT_PAID',
} as const;
