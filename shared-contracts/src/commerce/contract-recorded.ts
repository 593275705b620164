import type { DealStatus } from './deal-status.ts';
import type { ReportedOrderStatus } from './order-status.ts';

/** Deals whose contract the buyer has signed: partially or by both, and everything after. */
const signedDeals: readonly (DealStatus | null | undefined)[] = [
  'PSIGN',
  'SIGN',
  'SUBF',
  'BOOK',
  'FUND',
  'PDOC',
];
/** Orders whose contract is signed. */
const signedOrders: readonly ReportedOrderStatus[] = [
  'SOLD',
  'SOLD_BY_DRI',
  'DELIVERED',
  'DELIVERED_NO_RETURN',
];

/** What the deal and the order say about the contract. */
export interface ContractFacts {
  readonly dealStatus: DealStatus | null | undefined;
  readonly orderStatus: ReportedOrderStatus;
}

/** Whether the deal or the order records that the buyer has signed the contract. A signature may be recorded later than it was made. */
export function isContractRecorded({ dealStatus, orderStatus }: ContractFacts): boolean {
  return signedOrders.includes(orderStatus) || signedDeals.includes(dealStatus);
}
