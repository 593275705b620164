import { httpFailure, isApiFailure } from '@forecourt/shared-contracts';
import {
  submitCreditApplication,
  type CreditApplication,
} from '@forecourt/shared-contracts/credit-application';
import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import {
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import { cartHolderKey, cartKey, ordersKey } from '../../cart/index.ts';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { useShowApplication } from './use-application.ts';

/** Social Security numbers as typed. They are only in this page's memory and are requested again after a reload. */
export interface Numbers {
  readonly ssn: string;
  readonly secondSsn: string;
}

/** Why an application was not submitted; each reason has its own text. */
export type SubmitRefusal =
  | 'changed'
  | 'incomplete'
  | 'number'
  | 'price-changed'
  | 'vehicle-unavailable'
  | 'cart'
  | 'unanswered'
  | 'other';

const byCode: Readonly<Record<string, SubmitRefusal>> = {
  'error.application.changed': 'changed',
  'error.application.incomplete': 'incomplete',
  'error.application.ssnNeeded': 'number',
  'error.application.ssnSame': 'number',
  'error.order.priceChanged': 'price-changed',
  'error.order.vehicleUnavailable': 'vehicle-unavailable',
  'error.cart.empty': 'cart',
  'error.cart.notFinanced': 'cart',
  'error.cart.notReady': 'cart',
  'error.order.financeNeedsApplication': 'cart',
};

/**
 * Returns the reason from the error of a submission. Without a response it may have arrived: pressing again with the same key creates no
 * second order.
 */
export function submitRefusal(error: unknown): SubmitRefusal {
  const code = httpFailure(error)?.code;
  if (code !== undefined) return Object.hasOwn(byCode, code) ? (byCode[code] ?? 'other') : 'other';
  if (!isApiFailure(error)) return 'other';
  return error.failure.kind === 'network' || error.failure.kind === 'timeout' ? 'unanswered' : 'other';
}

interface Submitting {
  readonly application: CreditApplication;
  readonly cart: Cart;
  readonly numbers: Numbers;
  readonly onSubmitted: () => void;
  /** The terms have changed, so the shopper must agree to them again. */
  readonly onTermsChanged: () => void;
}

/** Submits the application once, then goes to the page of its order. The numbers are sent only with this call. */
export function useSubmit({ application, cart, numbers, onSubmitted, onTermsChanged }: Submitting) {
  const { client, navigation } = usePlatform();
  const queryClient = useQueryClient();
  const holder = cartHolderKey(useSession());
  const show = useShowApplication();
  const refresh = useRefreshPurchase();
  const keyFor = useIdempotencyKey();
  const call = useMutation({
    mutationFn: () => {
      const told = { revision: application.revision, terms: orderTerms(cart.price) };
      return client.call(submitCreditApplication, {
        params: { id: application.id },
        idempotencyKey: keyFor(told),
        body: {
          ...told,
          agreesToTerms: true,
          ...(numbers.ssn !== '' && { ssn: numbers.ssn }),
          ...(numbers.secondSsn !== '' && { secondSsn: numbers.secondSsn }),
        },
      });
    },
    gcTime: 0,
    onSuccess: ({ orderNumber }) => {
      onSubmitted();
      navigation.push(`/checkout/${encodeURIComponent(orderNumber)}`);
      show(null);
      refresh();
      void queryClient.invalidateQueries({ queryKey: ordersKey(holder) });
    },
    onError: async (error) => {
      await queryClient.invalidateQueries({ queryKey: cartKey(holder) });
      if (submitRefusal(error) === 'price-changed') onTermsChanged();
    },
  });
  return {
    submit: () => call.mutate(),
    isPlacing: call.isPending || call.isSuccess,
    refusal: call.error ? submitRefusal(call.error) : undefined,
    /** What differs from what the shopper agreed to, if that is why it was refused. */
    changes: httpFailure(call.error)?.changes ?? [],
  };
}
