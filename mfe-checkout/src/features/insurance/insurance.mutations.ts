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

/** Records the buyer's consent, then refetches the order. */
export function useGiveInsuranceConsent(orderNumber: string) {
  const { client, locale } = usePlatform();
  const onSuccess = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () =>
      client.call(giveInsuranceConsent, { body: { orderNumber, termsVersion, consentLanguage: locale } }),
    onSuccess,
  });
}

/**
 * Submits a policy. `idempotencyKey` stays the same while the form is unchanged, so that a repeated press verifies once. `onAnswered` is
 * called as soon as the insurance has been refetched, before the rest of the order: a buyer who sees the answer may press 'try again' at
 * once. It is called even after the form has unmounted.
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

/** Reports to the service that the buyer gave up on the lookup; the card can be uploaded later. */
export function useReportPolicyError(orderNumber: string) {
  const { client } = usePlatform();
  const onSuccess = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () => client.call(reportPolicyError, { body: { orderNumber, reason: 'cancelled' } }),
    onSuccess,
  });
}
