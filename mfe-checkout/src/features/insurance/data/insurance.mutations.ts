import { httpFailure } from '@forecourt/shared-contracts';
import {
  giveInsuranceConsent,
  reportPolicyError,
  submitPolicy,
  type PolicyInput,
} from '@forecourt/shared-contracts/insurance';
import {
  useApi,
  useMutation,
  usePlatform,
  useQueryClient,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { isOrderClosed } from '../../../domain/order-closed.ts';
import { insuranceQuery, useRefreshClosed, useRefreshOrder } from '../../order/index.ts';

/** Version of the terms that the consent screen shows (TRACK-112). */
const termsVersion = 1;

/** Records the buyer's consent, then refetches the order; also one that was closed meanwhile. */
export function useGiveInsuranceConsent(orderNumber: string) {
  const { client, locale } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  const refreshClosed = useRefreshClosed(orderNumber);
  return useMutation({
    mutationFn: () =>
      client.call(giveInsuranceConsent, { body: { orderNumber, termsVersion, consentLanguage: locale } }),
    onSuccess: () => refreshOrder(),
    onError: refreshClosed,
  });
}

/**
 * Submits a policy. `idempotencyKey` stays the same while the form is unchanged, so that a repeated press verifies once. `onAnswered` is
 * called as soon as the insurance has been refetched, before the rest of the order: a buyer who sees the answer may press 'try again' at
 * once. It is called even after the form has unmounted. A verification service that is unavailable (503) is reported to the order, whose
 * step then offers the ways on; if that fails too, the error of the submission is all there is.
 */
export function useSubmitPolicy(orderNumber: string, onAnswered: () => void) {
  const client = useApi();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
  const refreshClosed = useRefreshClosed(orderNumber);
  const handleAnswer = async () => {
    await queryClient.invalidateQueries({ queryKey: insuranceQuery(client, orderNumber).queryKey });
    onAnswered();
    await refreshOrder();
  };
  return useMutation({
    mutationFn: ({
      policy,
      idempotencyKey,
    }: {
      policy: Omit<PolicyInput, 'orderNumber'>;
      idempotencyKey: string;
    }) => client.call(submitPolicy, { body: { ...policy, orderNumber }, idempotencyKey }),
    onSuccess: handleAnswer,
    onError: async (error) => {
      if (httpFailure(error)?.status !== 503) return refreshClosed(error);
      const body = { orderNumber, reason: 'service-unavailable' } as const;
      return client.call(reportPolicyError, { body }).then(handleAnswer, refreshClosed);
    },
  });
}

/**
 * Reports to the service that the buyer gave up on the lookup, or that it took too long; the card can be uploaded later. A report that
 * fails shows an alert, also on the next screen.
 */
export function useReportPolicyError(orderNumber: string) {
  const { t } = useTranslation('checkout');
  const { client, events } = usePlatform();
  const { contact } = useTenant();
  const refreshClosed = useRefreshClosed(orderNumber);
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: (reason: 'cancelled' | 'timed-out') =>
      client.call(reportPolicyError, { body: { orderNumber, reason } }),
    onSuccess: () => refreshOrder(),
    onError: (error) => {
      const message = isOrderClosed(error)
        ? t('orderClosed', { phone: contact.phoneAbbreviation })
        : t('insurance.reportFailed');
      events.emit('mfe-checkout', 'alert:show', { kind: 'error', message });
      return refreshClosed(error);
    },
  });
}
