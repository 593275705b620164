import type { DemoOrder } from './demo-order.ts';

/** A lender's counter-offer, which the buyer accepts or declines. The last sample order, so that no other one gets another vehicle. */
export const counteredOrder: DemoOrder = {
  key: 'lender-countered',
  dealType: 'Finance',
  dealStatus: 'LNSEL',
  madeDaysAgo: 1.5,
};

/** Sample orders that are not on their way through the tracker: being created, without a loan, canceled, or of a state with its own rules. */
export const ordersApart: readonly DemoOrder[] = [
  {
    key: 'draft',
    dealType: 'Finance',
    dealStatus: 'UACC',
    madeDaysAgo: 0.1,
    firstStatus: 'DRAFT',
  },
  {
    key: 'creation-failed',
    dealType: 'Finance',
    dealStatus: 'UACC',
    madeDaysAgo: 1,
    firstStatus: 'SUBMITTED_TO_UNIFI',
    later: [{ status: 'ORDER_INITIATION_FAILED', daysAgo: 0.9, actor: 'dealer' }],
  },
  {
    key: 'lender-timed-out',
    dealType: 'Finance',
    dealStatus: 'LTIM',
    madeDaysAgo: 3,
  },
  {
    key: 'loan-declined',
    dealType: 'Finance',
    dealStatus: 'UDEC',
    madeDaysAgo: 4,
    later: [{ status: 'CANCELED', daysAgo: 3, actor: 'buyer' }],
  },
  {
    key: 'canceled',
    dealType: 'Cash',
    madeDaysAgo: 6,
    later: [{ status: 'CANCELED', daysAgo: 5, actor: 'dealer' }],
    insurance: 'active',
  },
  {
    key: 'illinois',
    dealType: 'Finance',
    dealStatus: 'UACC',
    madeDaysAgo: 2,
    state: 'IL',
    insurance: 'active',
  },
];
