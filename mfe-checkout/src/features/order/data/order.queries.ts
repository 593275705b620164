import { httpFailure, type ApiClient } from '@forecourt/shared-contracts';
import { getOrder, getOrderHistory } from '@forecourt/shared-contracts/commerce';
import { listDocuments } from '@forecourt/shared-contracts/documents';
import { getFulfillment } from '@forecourt/shared-contracts/fulfillment';
import { getIdVerification } from '@forecourt/shared-contracts/id-verification';
import { getInsuranceProgress } from '@forecourt/shared-contracts/insurance';
import { apiQuery, apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';
import {
  getSigningReadiness,
  getSigningStatus,
  type SigningReadiness,
  type SigningStatus,
} from '@forecourt/shared-contracts/signing';

const canceledCodes = ['error.validation.transactionExpired', 'error.validation.wrongPackageStatus'];

/** The order itself; everything else depends on its number, the documents on its deal. */
export function orderQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    ...apiQuery(client, getOrder, { params: { orderNumber } }),
    select: ({ data }) => data,
  });
}

/** History of the order, oldest first. */
export function historyQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    ...apiQuery(client, getOrderHistory, { params: { orderNumber } }),
    select: ({ history }) => history,
  });
}

/** The order's fulfillment and its options; refetched with everything else of the order. */
export function fulfillmentQuery(client: ApiClient, orderNumber: string) {
  return apiQuery(client, getFulfillment, { params: { orderNumber } });
}

/** State of the order's insurance. */
export function insuranceQuery(client: ApiClient, orderNumber: string) {
  return apiQuery(client, getInsuranceProgress, { params: { orderNumber } });
}

/** State of the order's ID verification. */
export function idVerificationQuery(client: ApiClient, orderNumber: string) {
  return apiQuery(client, getIdVerification, { query: { orderId: orderNumber } });
}

/** Documents of the deal; waits for the order, whose `dealRefId` it needs. */
export function documentsQuery(client: ApiClient, dealRefId: string | undefined) {
  return queryOptions({
    ...apiQuery(client, listDocuments, {
      params: { dealId: dealRefId ?? '' },
      query: { excludeSystem: 'true' },
    }),
    enabled: dealRefId !== undefined,
    retryOnMount: false,
    select: ({ documents }) => documents,
  });
}

/**
 * The calls about an order itself, in this order: order, history, insurance, ID verification, readiness, signing. A failure that came
 * before the first render is shown, and the buyer's to repeat.
 */
export function orderQueries(client: ApiClient, orderNumber: string) {
  const askedOnce = <T extends object>(query: (client: ApiClient, orderNumber: string) => T) => ({
    ...query(client, orderNumber),
    retryOnMount: false,
  });
  return [
    askedOnce(orderQuery),
    askedOnce(historyQuery),
    askedOnce(insuranceQuery),
    askedOnce(idVerificationQuery),
    askedOnce(readinessQuery),
    askedOnce(signingQuery),
  ] as const;
}

/** Readiness to sign; null when the first call fails, which means not ready (TRACK-107). A later failure changes nothing. */
export function readinessQuery(client: ApiClient, orderNumber: string) {
  const input = { params: { orderNumber } };
  return queryOptions({
    queryKey: apiQueryKey(getSigningReadiness, input),
    queryFn: ({ signal, client: cache, queryKey }) =>
      client
        .call(getSigningReadiness, { ...input, signal })
        .catch(() => cache.getQueryData<SigningReadiness>(queryKey) ?? null),
  });
}

/**
 * Signing status. The two declared error codes mean Cancelled; any other failure is null, which is not signed
 * (TRACK-108), or changes nothing once there was an answer: what the buyer is typing must not go with it.
 */
export function signingQuery(client: ApiClient, orderNumber: string) {
  const input = { params: { orderNumber } };
  return queryOptions({
    queryKey: apiQueryKey(getSigningStatus, input),
    queryFn: ({ signal, client: cache, queryKey }) =>
      client.call(getSigningStatus, { ...input, signal }).catch((error: unknown): SigningStatus | null => {
        const isCanceled = canceledCodes.includes(httpFailure(error)?.code ?? '');
        if (isCanceled) return { status: 'Cancelled', signersCompleted: [] };
        return cache.getQueryData<SigningStatus>(queryKey) ?? null;
      }),
  });
}
