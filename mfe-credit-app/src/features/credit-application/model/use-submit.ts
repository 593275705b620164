import { httpFailure, isApiFailure } from '@forecourt/shared-contracts';
import type { CreditApplication } from '@forecourt/shared-contracts/credit-application';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { useSubmitApplication, type Numbers } from '../data/application.mutations.ts';

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

const toAgreeAgain: readonly SubmitRefusal[] = ['price-changed', 'changed', 'incomplete'];

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

interface SubmitInput {
  readonly application: CreditApplication;
  readonly cart: Cart;
  readonly numbers: Numbers;
  readonly onSubmitted: () => void;
  /** The terms or the answers have changed, so the shopper must agree to them again. */
  readonly onTermsChanged: () => void;
}

/** Submits the application, which takes the vehicle out of the cart, then goes to the page of its order. */
export function useSubmit({ onSubmitted, onTermsChanged, ...submission }: SubmitInput) {
  const { events, navigation } = usePlatform();
  const call = useSubmitApplication({
    ...submission,
    onSubmitted: (orderNumber) => {
      onSubmitted();
      events.emit('mfe-credit-app', 'cart:count-changed', { count: 0 });
      navigation.push(`/checkout/${encodeURIComponent(orderNumber)}`);
    },
    onRefused: (error) => {
      if (toAgreeAgain.includes(submitRefusal(error))) onTermsChanged();
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
