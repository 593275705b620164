import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import type { DemoOrder } from './demo-order.ts';
import { allHandedIn, paidSteps } from './sample-steps.ts';

/** A sample order for each status of a hand-over that lasts; `paid` and `delivered` are in the tracker's. */
export const handOverOrders: readonly DemoOrder[] = [
  {
    key: 'delivery-coming',
    dealType: 'Finance',
    dealStatus: 'FUND',
    madeDaysAgo: 7,
    ...paidSteps,
    delivery: { type: 'DELIVERY', inDays: 5 },
  },
  {
    key: 'pickup-coming',
    dealType: 'Finance',
    dealStatus: 'FUND',
    madeDaysAgo: 7,
    ...paidSteps,
    delivery: { type: 'PICKUP', inDays: 6 },
  },
  {
    key: 'hand-over-canceled',
    dealType: 'Finance',
    dealStatus: 'FUND',
    madeDaysAgo: 8,
    ...paidSteps,
    delivery: { type: 'PICKUP', inDays: 4, isCanceled: true },
  },
  {
    key: 'hand-over-unconfirmed',
    dealType: 'Finance',
    dealStatus: 'FUND',
    madeDaysAgo: 20,
    later: [
      { status: 'DOCS_UPLOADED', daysAgo: 18, actor: 'buyer' },
      { status: 'CONTRACT_PENDING', daysAgo: 17, actor: 'dealer' },
      { status: 'SOLD', daysAgo: 15, actor: 'buyer' },
    ],
    ...allHandedIn,
    signing: 'signed',
    paymentStatus: 'DOWNPAYMENT_PAID',
    delivery: { type: 'DELIVERY', inDays: -9 },
  },
  {
    key: 'picked-up',
    dealType: 'Cash',
    madeDaysAgo: 31,
    later: [
      { status: 'DOCS_UPLOADED', daysAgo: 28, actor: 'buyer' },
      { status: 'CONTRACT_PENDING', daysAgo: 27, actor: 'dealer' },
      { status: 'SOLD', daysAgo: 25, actor: 'buyer' },
      { status: 'DELIVERED', daysAgo: 20, actor: 'dealer' },
    ],
    insurance: 'active',
    idVerification: 'verified',
    completeDocuments: [driversLicenseKey, insuranceCardKey],
    signing: 'signed',
    paymentStatus: 'FULLY_PAID',
    delivery: { type: 'PICKUP', inDays: -21 },
  },
];
