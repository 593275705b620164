import {
  giveInsuranceConsent,
  reportPolicyError,
  submitPolicy,
  type PolicyInput,
} from '@forecourt/shared-contracts/insurance';
import { useApi, useMutation, usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { insuranceQuery, useRefreshOrder } from '../../order/index.ts';

/** Version of the terms that the consent screen shows (TRACK-112). */
const termsVersion = 1;

/** Records the buyer's consent, then refetches the order. */
export function useGiveInsuranceConsent(orderNumber: string) {
  const { client, locale } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () =>
      client.call(giveInsuranceConsent, { body: { orderNumber, termsVersion, consentLanguage: locale } }),
    onSuccess: () => refreshOrder(),
  });
}

/**
 * Submits a policy. `idempotencyKey` stays the same while the form is unchanged, so that a repeated press verifies once. `onAnswered` is
 * called as soon as the insurance has been refetched, before the rest of the order: a buyer who sees the answer may press 'try again' at
 * once. It is called even after the form has unmounted.
 */
export function useSubmitPolicy(orderNumber: string, onAnswered: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
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
      await refreshOrder();
    },
  });
}

/** Reports to the service that the buyer gave up on the lookup; the card can be uploaded later. */
export function useReportPolicyError(orderNumber: string) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () => client.call(reportPolicyError, { body: { orderNumber, reason: 'cancelled' } }),
    onSuccess: () => refreshOrder(),
  });
}
