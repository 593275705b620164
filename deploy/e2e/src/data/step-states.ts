/** The steps of the tracker at their paths, each with the sample orders that show it in another state. */
export const stepStates = {
  'insurance-verification': [
    'insurance-ready',
    'insurance-not-found',
    'insurance-done',
    'insurance-pending',
    'needs-attention',
  ],
  'id-verification': [
    'insurance-ready',
    'insurance-checking',
    'insurance-not-found',
    'documents-partly',
    'needs-attention',
    'illinois',
    'offramp',
  ],
  'doc-upload': [
    'insurance-ready',
    'insurance-pending',
    'documents-partly',
    'insurance-not-found',
    'needs-attention',
    'cash',
    'lease',
    'illinois',
  ],
  'doc-upload/summary': ['lease'],
  signing: [
    'cash',
    'lease',
    'contract-ready',
    'contract-begun',
    'contract-expired',
    'contract-awaiting',
    'contract-signed',
    'needs-attention',
  ],
  'signing/review': ['contract-begun'],
  payment: ['contract-signed', 'payment-failed', 'paid', 'cash-signed', 'cash-paid'],
  fulfillment: [
    'contract-signed',
    'paid',
    'cash-paid',
    'delivery-coming',
    'pickup-coming',
    'hand-over-canceled',
    'hand-over-unconfirmed',
    'delivered',
    'picked-up',
  ],
} as const;

/** The same for steps that wait for someone else, and so have no action. */
export const waitingStates = {
  'insurance-verification': ['insurance-checking'],
  payment: ['payment-pending', 'payment-hold'],
} as const;

/** Sample orders that show no further state of a step, by the reason. */
export const otherOrders = {
  'the pages of an order come before its tracker': [
    'application-received',
    'lender-approved',
    'lender-declined',
    'lender-countered',
    'lender-timed-out',
    'loan-declined',
    'draft',
    'creation-failed',
    'canceled',
  ],
  'as insurance-ready': ['cash-ready', 'lease-ready', 'offramp-ready'],
} as const;
