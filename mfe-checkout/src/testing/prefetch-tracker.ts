import type { ApiClient } from '@forecourt/shared-contracts';
import type { QueryClient } from '@forecourt/shared-contracts/react';
import { fulfillmentQuery } from '../features/order/index.ts';
import {
  documentsQuery,
  historyQuery,
  idVerificationQuery,
  insuranceQuery,
  orderQuery,
  readinessQuery,
  signingQuery,
} from '../features/order/data/order.queries.ts';
import { fulfillmentFixture } from './fulfillment-fixture.ts';
import type { TrackerAnswers } from './tracker-answers.ts';

/** Puts the answers of an order into a cache, under the keys that the tracker and its steps read; the order has no appointment. */
export function prefetchTracker(queryClient: QueryClient, client: ApiClient, answers: TrackerAnswers): void {
  const { order } = answers;
  const { orderNumber, deal } = order;
  queryClient.setQueryData(orderQuery(client, orderNumber).queryKey, { data: order });
  queryClient.setQueryData(historyQuery(client, orderNumber).queryKey, { history: [...answers.history] });
  queryClient.setQueryData(insuranceQuery(client, orderNumber).queryKey, answers.insurance);
  queryClient.setQueryData(idVerificationQuery(client, orderNumber).queryKey, answers.idVerification);
  queryClient.setQueryData(documentsQuery(client, deal.dealRefId).queryKey, {
    documents: [...answers.documents],
  });
  queryClient.setQueryData(readinessQuery(client, orderNumber).queryKey, answers.readiness);
  queryClient.setQueryData(signingQuery(client, orderNumber).queryKey, answers.signing);
  queryClient.setQueryData(
    fulfillmentQuery(client, orderNumber).queryKey,
    fulfillmentFixture({ orderNumber }),
  );
}
