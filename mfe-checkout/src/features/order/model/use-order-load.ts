import { useEffect } from 'react';
import { httpFailure } from '@forecourt/shared-contracts';
import { usePlatform, useQueries, useQuery } from '@forecourt/shared-contracts/react';
import {
  missingData,
  missingDataErrors,
  type MissingData,
  type OrderAnswers,
} from '../domain/missing-data.ts';
import type { OrderData } from '../../../domain/order-data.ts';
import { readDealHint, writeDealHint } from '../../../platform/deal-hint.ts';
import { resetRetryClicks } from '../../../platform/retry-clicks.ts';
import { logTrackerError } from '../../../platform/log-tracker-error.ts';
import { documentsQuery, orderQueries } from '../data/order.queries.ts';

/** The tracker's data: all calls in parallel, the documents as soon as the order names its deal. */
export type OrderLoad =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: Error;
      /** What the page lacks to be shown, once every call has ended. */
      readonly missing: readonly MissingData[];
      readonly retry: () => void;
    }
  | { readonly kind: 'loaded'; readonly data: OrderData };

/**
 * Loads everything that the step rules need, in one round of calls once this tab knows the order's deal. A call that fails later, when an
 * answer is already cached, leaves the page unchanged.
 */
export function useOrderLoad(orderNumber: string): OrderLoad {
  const platform = usePlatform();
  const { client } = platform;
  const [order, history, insurance, idVerification, readiness, signing] = useQueries({
    queries: orderQueries(client, orderNumber),
  });
  const dealRefId = order.data?.deal.dealRefId;
  const documents = useQuery(documentsQuery(client, dealRefId ?? readDealHint(platform, orderNumber)));
  useEffect(() => {
    if (dealRefId) writeDealHint(platform, orderNumber, dealRefId);
  }, [platform, orderNumber, dealRefId]);
  const needed = [order, history, insurance, idVerification, ...(dealRefId ? [documents] : [])];
  const failed = needed.filter((query) => query.error && query.data === undefined);
  const parts = {
    order: order.data,
    insurance: insurance.data,
    idVerification: idVerification.data,
    documents: documents.data,
    readiness: readiness.data,
    signing: signing.data,
  };
  const isSettled = [...needed, readiness, signing].every((query) => !query.isPending);
  const isRefused = failed.some((query) => httpFailure(query.error) !== undefined);
  useMissingDataLog(orderNumber, parts, isSettled && !isRefused);
  const loaded = loadedData({ ...parts, history: history.data });
  useEffect(() => {
    if (loaded.kind === 'loaded') resetRetryClicks(platform, orderNumber);
  }, [platform, orderNumber, loaded.kind]);
  const error = failed[0]?.error;
  if (error) {
    const missing = isSettled ? missingData(orderNumber, parts) : [];
    return { kind: 'failed', error, missing, retry: () => failed.forEach((query) => void query.refetch()) };
  }
  return loaded;
}

/** Logs each missing piece once all calls have ended without a refusal, and again only when what is missing changes. */
function useMissingDataLog(orderNumber: string, parts: OrderAnswers, isSettled: boolean): void {
  const errors = isSettled
    ? missingData(orderNumber, parts)
        .map((id) => missingDataErrors[id])
        .join('\n')
    : '';
  useEffect(() => {
    for (const error of errors === '' ? [] : errors.split('\n')) logTrackerError(error);
  }, [errors]);
}

type FailureIsAnAnswer = 'readiness' | 'signing';

/** The answers once all have arrived; readiness and signing are null when their call failed. */
type Answers = Omit<OrderData, FailureIsAnAnswer> & { [K in FailureIsAnAnswer]: OrderData[K] | null };

function areComplete(answers: { [K in keyof Answers]: Answers[K] | undefined }): answers is Answers {
  return Object.values(answers).every((answer) => answer !== undefined);
}

function loadedData(answers: { [K in keyof Answers]: Answers[K] | undefined }): OrderLoad {
  if (!areComplete(answers)) return { kind: 'loading' };
  const readiness = answers.readiness ?? undefined;
  const signing = answers.signing ?? undefined;
  return { kind: 'loaded', data: { ...answers, readiness, signing } };
}
