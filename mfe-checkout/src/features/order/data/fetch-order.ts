import type { Platform } from '@forecourt/shared-contracts';
import type { QueryClient } from '@forecourt/shared-contracts/react';
import type { OrderData } from '../../../domain/order-data.ts';
import { readDealHint } from '../../../platform/deal-hint.ts';
import {
  documentsQuery,
  historyQuery,
  idVerificationQuery,
  insuranceQuery,
  orderQuery,
  readinessQuery,
  signingQuery,
} from './order.queries.ts';

/** Fetches what the tracker shows into the cache, with the calls and keys of `useOrderLoad`. Rejects if a call fails. */
export async function fetchOrder(
  platform: Platform,
  queryClient: QueryClient,
  orderNumber: string,
): Promise<OrderData> {
  const { client } = platform;
  const asked = queryClient.fetchQuery(orderQuery(client, orderNumber));
  const fetchDocuments = async () => {
    const dealRefId = readDealHint(platform, orderNumber) ?? (await asked).data.deal.dealRefId;
    return queryClient.fetchQuery(documentsQuery(client, dealRefId));
  };
  const [{ data: order }, { history }, insurance, idVerification, readiness, signing, { documents }] =
    await Promise.all([
      asked,
      queryClient.fetchQuery(historyQuery(client, orderNumber)),
      queryClient.fetchQuery(insuranceQuery(client, orderNumber)),
      queryClient.fetchQuery(idVerificationQuery(client, orderNumber)),
      queryClient.fetchQuery(readinessQuery(client, orderNumber)),
      queryClient.fetchQuery(signingQuery(client, orderNumber)),
      fetchDocuments(),
    ]);
  return {
    ...{ order, history, insurance, idVerification, documents },
    ...{ readiness: readiness ?? undefined, signing: signing ?? undefined },
  };
}
