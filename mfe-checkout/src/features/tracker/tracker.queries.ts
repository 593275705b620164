import type { ApiClient } from '@forecourt/shared-contracts';
import { httpFailure } from '@forecourt/shared-contracts';
import { getOrder, getOrderHistory } from '@forecourt/shared-contracts/commerce';
import {
  getSigningReadiness,
  getSigningStatus,
  type SigningStatus,
} from '@forecourt/shared-contracts/signing';
import { listDocuments } from '@forecourt/shared-contracts/documents';
import { getIdVerification } from '@forecourt/shared-contracts/id-verification';
import { getInsuranceProgress } from '@forecourt/shared-contracts/insurance';
import { queryOptions } from '@forecourt/shared-contracts/react';

const cancelledCodes = ['error.validation.transactionExpired', 'error.validation.wrongPackageStatus'];

/** The order itself; everything else depends on its number, the documents on its deal. */
export function orderQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: ['order', orderNumber],
    queryFn: async ({ signal }) => (await client.call(getOrder, { params: { orderNumber }, signal })).data,
  });
}

/** History of the order, oldest first. */
export function historyQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: ['order', orderNumber, 'history'],
    queryFn: async ({ signal }) =>
      (await client.call(getOrderHistory, { params: { orderNumber }, signal })).history,
  });
}

/** State of the order's insurance. */
export function insuranceQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: ['order', orderNumber, 'insurance'],
    queryFn: ({ signal }) => client.call(getInsuranceProgress, { params: { orderNumber }, signal }),
  });
}

/** State of the order's ID verification. */
export function idVerificationQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: ['order', orderNumber, 'id-verification'],
    queryFn: ({ signal }) => client.call(getIdVerification, { query: { orderId: orderNumber }, signal }),
  });
}

/** Documents of the deal; waits for the order, whose `dealRefId` it needs. */
export function documentsQuery(client: ApiClient, dealRefId: string | undefined) {
  return queryOptions({
    queryKey: ['deal', dealRefId, 'documents'],
    enabled: dealRefId !== undefined,
    queryFn: async ({ signal }) =>
      (await client.call(listDocuments, { params: { dealId: dealRefId ?? '' }, query: {}, signal }))
        .documents,
  });
}

/** Readiness to sign; null when the call fails, which means not ready (TRACK-107). */
export function readinessQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: ['order', orderNumber, 'readiness'],
    queryFn: ({ signal }) =>
      client.call(getSigningReadiness, { params: { orderNumber }, signal }).catch(() => null),
  });
}

/**
 * Signing status. The two declared error codes mean Cancelled; any other failure is null, which is not signed
 * (TRACK-108).
 */
export function signingQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: ['order', orderNumber, 'signing'],
    queryFn: ({ signal }) =>
      client.call(getSigningStatus, { params: { orderNumber }, signal }).catch(cancelledOrUnknown),
  });
}

function cancelledOrUnknown(error: unknown): SigningStatus | null {
  const isCancelled = cancelledCodes.includes(httpFailure(error)?.code ?? '');
  return isCancelled ? { status: 'Cancelled', signersCompleted: [] } : null;
}

/** Key prefix of all data of an order, for refetching it after a step has changed it. */
export function trackerQueryKey(orderNumber: string): readonly unknown[] {
  return ['order', orderNumber];
}
