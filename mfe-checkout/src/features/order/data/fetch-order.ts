import type { Platform } from '@forecourt/shared-contracts';
import type { QueryClient } from '@forecourt/shared-contracts/react';
import type { OrderData } from '../../../domain/order-data.ts';
import { readDealHint } from '../../../platform/deal-hint.ts';
import { documentsQuery, orderQueries } from './order.queries.ts';

/** Fetches what the tracker shows into the cache, with the calls and keys of `useOrderLoad`. Rejects if a call fails. */
export async function fetchOrder(
  platform: Platform,
  queryClient: QueryClient,
  orderNumber: string,
): Promise<OrderData> {
  const queries = orderQueries(platform.client, orderNumber);
  const asked = queryClient.fetchQuery(queries[0]);
  const fetchDocuments = async () => {
    const dealRefId = readDealHint(platform, orderNumber) ?? (await asked).data.deal.dealRefId;
    return queryClient.fetchQuery(documentsQuery(platform.client, dealRefId));
  };
  const [{ data: order }, { history }, insurance, idVerification, readiness, signing, { documents }] =
    await Promise.all([
      asked,
      queryClient.fetchQuery(queries[1]),
      queryClient.fetchQuery(queries[2]),
      queryClient.fetchQuery(queries[3]),
      queryClient.fetchQuery(queries[4]),
      queryClient.fetchQuery(queries[5]),
      fetchDocuments(),
    ]);
  return {
    ...{ order, history, insurance, idVerification, documents },
    ...{ readiness: readiness ?? undefined, signing: signing ?? undefined },
  };
}
