import type { DemoOrder } from './demo-order.ts';

/**
 * Orders that `POST /_sandbox/sample-orders` creates and no tenant is seeded with: they are in the state
 * after a submitted credit application, so that the following steps can be viewed without filling in one.
 */
export const extraOrders: readonly DemoOrder[] = [
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
