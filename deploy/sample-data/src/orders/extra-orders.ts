import type { DemoOrder } from './demo-order.ts';
import { paidSteps } from './sample-steps.ts';

/**
 * Orders that `POST /_sandbox/sample-orders` creates and no tenant is seeded with, because their state lasts
 * minutes or hours: just after a submitted credit application, and in the window of an appointment.
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
    key: 'hand-over-now',
    dealType: 'Finance',
    dealStatus: 'FUND',
    madeDaysAgo: 9,
    ...paidSteps,
    delivery: { type: 'DELIVERY', inDays: 'now' },
  },
];
