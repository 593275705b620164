import { driversLicenseKey, insuranceCardKey, w2Key } from '@forecourt/shared-contracts/documents';
import type { DemoOrder } from './demo-order.ts';

const allDocuments = [driversLicenseKey, insuranceCardKey, w2Key];

/** The sample orders of each tenant, one per state of the tracker that is worth seeing. README.md lists their numbers. */
export const demoOrders: readonly DemoOrder[] = [
  {
    key: 'insurance-ready',
    dealType: 'Finance',
    dealStatus: 'LSEL',
    madeDaysAgo: 1,
  },
  {
    key: 'insurance-done',
    dealType: 'Finance',
    dealStatus: 'UACC',
    madeDaysAgo: 2,
    policyStatus: 'ACTIVE',
  },
  {
    key: 'documents-partly',
    dealType: 'Finance',
    dealStatus: 'UACC',
    madeDaysAgo: 4,
    later: [{ status: 'ID_VERIFICATION_COMPLETED', daysAgo: 3, actor: 'buyer' }],
    policyStatus: 'ACTIVE',
    identity: 'verified',
    completeDocuments: [driversLicenseKey],
  },
  {
    key: 'needs-attention',
    dealType: 'Finance',
    dealStatus: 'VEXP',
    madeDaysAgo: 9,
    policyStatus: 'LAPSED',
    identity: 'expired',
    completeDocuments: [driversLicenseKey, insuranceCardKey],
    signing: 'cancelled',
    paymentStatus: 'PAYMENT_FAILED',
  },
  {
    key: 'cash',
    dealType: 'Cash',
    madeDaysAgo: 5,
    later: [
      { status: 'ID_VERIFICATION_COMPLETED', daysAgo: 4, actor: 'buyer' },
      { status: 'DOCS_UPLOADED', daysAgo: 3, actor: 'buyer' },
    ],
    policyStatus: 'ACTIVE',
    identity: 'verified',
    completeDocuments: [driversLicenseKey, insuranceCardKey],
  },
  {
    key: 'lease',
    dealType: 'Lease',
    dealStatus: 'SUBS',
    madeDaysAgo: 6,
    later: [
      { status: 'DOCS_UPLOADED', daysAgo: 4, actor: 'buyer' },
      { status: 'CONTRACT_PENDING', daysAgo: 3, actor: 'dealer' },
    ],
    policyStatus: 'ACTIVE',
    identity: 'verified',
    completeDocuments: allDocuments,
    signing: 'notified',
  },
  {
    key: 'contract-signed',
    dealType: 'Finance',
    dealStatus: 'SIGN',
    madeDaysAgo: 8,
    later: [
      { status: 'DOCS_UPLOADED', daysAgo: 6, actor: 'buyer' },
      { status: 'CONTRACT_PENDING', daysAgo: 5, actor: 'dealer' },
      { status: 'SOLD', daysAgo: 4, actor: 'buyer' },
    ],
    policyStatus: 'ACTIVE',
    identity: 'verified',
    completeDocuments: allDocuments,
    signing: 'signed',
  },
  {
    key: 'offramp',
    dealType: 'Finance',
    dealStatus: 'LDEC',
    madeDaysAgo: 12,
    later: [{ status: 'OFFRAMP', daysAgo: 10, actor: 'dealer' }],
    policyStatus: 'ACTIVE',
  },
  {
    key: 'delivered',
    dealType: 'Finance',
    dealStatus: 'FUND',
    madeDaysAgo: 30,
    later: [
      { status: 'DOCS_UPLOADED', daysAgo: 27, actor: 'buyer' },
      { status: 'CONTRACT_PENDING', daysAgo: 26, actor: 'dealer' },
      { status: 'SOLD', daysAgo: 24, actor: 'lender' },
      { status: 'DELIVERED', daysAgo: 20, actor: 'dealer' },
    ],
    policyStatus: 'ACTIVE',
    identity: 'verified',
    completeDocuments: allDocuments,
    signing: 'signed',
    paymentStatus: 'FULLY_PAID',
    delivery: { type: 'DELIVERY', inDays: -20 },
  },
];
