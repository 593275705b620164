import {
  giveInsuranceConsent,
  reportPolicyError,
  submitPolicy,
  type PolicyInput,
} from '@forecourt/shared-contracts/insurance';
import { useMutation, usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { insuranceQuery, trackerQueryKey } from '../tracker/index.ts';

/** Version of the terms that the consent screen shows (TRACK-112). */
const termsVersion = 1;

function useRefreshOrder(orderNumber: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
}

/** Records the buyer's consent, then reads the order anew. */
export function useGiveConsent(orderNumber: string) {
  const { client, locale } = usePlatform();
  const onSuccess = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () =>
      client.call(giveInsuranceConsent, { body: { orderNumber, termsVersion, consentLanguage: locale } }),
    onSuccess,
  });
}

/**
 * Sends a policy. `idempotencyKey` stays the same while the form stays the same, so that a repeated press verifies once.
 * `onAnswered` is called as soon as the insurance has been read anew, before the rest of the order is: a buyer who sees the answer may
 * press 'try again' at once. It is called also after the form has gone from the screen.
 */
export function useSubmitPolicy(orderNumber: string, onAnswered: () => void) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const refresh = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: ({
      policy,
      idempotencyKey,
    }: {
      policy: Omit<PolicyInput, 'orderNumber'>;
      idempotencyKey: string;
    }) => client.call(submitPolicy, { body: { ...policy, orderNumber }, idempotencyKey }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: insuranceQuery(client, orderNumber).queryKey });
      onAnswered();
      await refresh();
    },
  });
}

/** Tells the service that the buyer gave up on the look-up; the card can be uploaded later. */
export function useReportPolicyError(orderNumber: string) {
  const { client } = usePlatform();
  const onSuccess = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () => client.call(reportPolicyError, { body: { orderNumber, reason: 'cancelled' } }),
    onSuccess,
  });
}
