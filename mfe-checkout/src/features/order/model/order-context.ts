import { createContext, useContext } from 'react';
import type { FulfillmentType } from '@forecourt/shared-contracts/fulfillment';
import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import type { OrderData } from '../../../domain/order-data.ts';

/** The order as a step's screen sees it. */
export interface OrderContextValue {
  readonly orderNumber: string;
  readonly data: OrderData;
  readonly steps: readonly ProgressStep[];
  /** How the buyer wants to get the vehicle, while the order does not say so yet. */
  readonly way: FulfillmentType | undefined;
  readonly chooseWay: (way: FulfillmentType | undefined) => void;
}

const OrderContext = createContext<OrderContextValue | null>(null);

export const OrderProvider = OrderContext.Provider;

/** Returns the current order. Throws an Error outside the tracker, which is a programming error. */
export function useOrder(): OrderContextValue {
  const value = useContext(OrderContext);
  if (!value) throw new Error('A step was rendered outside of the tracker');
  return value;
}
