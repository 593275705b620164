import type { DemoOrder } from './demo-order.ts';

/**
 * Orders that `POST /_sandbox/sample-orders` makes and no tenant is seeded with: they stand where a submitted credit application leads, so
 * that what follows can be looked at without filling in one.
 */
export const furtherOrders: readonly DemoOrder[] = [
  {
    key: 'application-sent',
    dealType: 'Finance',
    dealStatus: 'DPEN',
    madeDaysAgo: 0,
    firstStatus: 'SUBMITTED_TO_UNIFI',
  },
  {
    key: 'creation-failed',
    dealType: 'Finance',
    dealStatus: 'UACC',
    madeDaysAgo: 0,
    firstStatus: 'SUBMITTED_TO_UNIFI',
    later: [{ status: 'ORDER_INITIATION_FAILED', daysAgo: 0, actor: 'dealer' }],
  },
];
