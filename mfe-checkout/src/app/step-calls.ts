import type { StepId } from '@forecourt/shared-contracts/progress';
import type { PrepareContext } from '@forecourt/shared-contracts/react';

type StartCall = (context: PrepareContext, orderNumber: string) => Promise<void>;

/**
 * What a step requests besides the tracker's own data, from the step's chunk. Requested together with the tracker's, before it is known
 * whether the step is ready: the first view takes one round of calls.
 */
export const stepCalls: Readonly<Partial<Record<StepId, StartCall>>> = {
  signing: async ({ platform, queryClient }, orderNumber) => {
    const { contractQuery } = await import(/* webpackChunkName: "signing" */ '../features/signing/index.ts');
    await queryClient.prefetchQuery(contractQuery(platform.client, orderNumber));
  },
  payment: async ({ platform, queryClient }, orderNumber) => {
    const { paymentQuery } = await import(/* webpackChunkName: "payment" */ '../features/payment/index.ts');
    await queryClient.prefetchQuery(paymentQuery(platform.client, orderNumber));
  },
  fulfillment: async ({ platform, queryClient }, orderNumber) => {
    const { fulfillmentQuery } = await import(
      /* webpackChunkName: "fulfillment" */ '../features/fulfillment/index.ts'
    );
    await queryClient.prefetchQuery(fulfillmentQuery(platform.client, orderNumber));
  },
};
