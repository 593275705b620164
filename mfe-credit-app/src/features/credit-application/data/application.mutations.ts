import { httpFailure } from '@forecourt/shared-contracts';
import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import {
  previewApplicationPrice,
  startCreditApplication,
  submitCreditApplication,
  type CreditApplication,
  type PageAnswers,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';
import {
  queryHolder,
  useApi,
  useIdempotencyKey,
  useMutation,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';
import { useRefreshCart, useRefreshOrders } from '../../cart/index.ts';
import { useRefreshPurchase } from '../../purchase/index.ts';
import { applicationQuery } from './application.queries.ts';

/** Returns a function that replaces the shown draft with a newer copy. */
export function useShowApplication(): (application: CreditApplication | null) => void {
  const queryClient = useQueryClient();
  const client = useApi();
  const holder = queryHolder(useSession());
  return (application) =>
    queryClient.setQueryData(applicationQuery(client, holder).queryKey, { application });
}

function useRefreshApplication(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { queryKey } = applicationQuery(useApi(), queryHolder(useSession()));
  return () => queryClient.invalidateQueries({ queryKey });
}

/** Starts an application, once however often it is pressed. */
export function useStartApplication() {
  const client = useApi();
  const show = useShowApplication();
  const refresh = useRefreshPurchase();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () => client.call(startCreditApplication, { idempotencyKey: keyFor('start') }),
    onSuccess: ({ application }) => {
      show(application);
      refresh();
    },
  });
}

/** Asks what the changed answers of one page would do to the price; saves nothing. */
export function usePreviewPrice(id: string) {
  const client = useApi();
  return useMutation({
    mutationFn: ({ page, values }: { readonly page: PageId; readonly values: PageAnswers }) =>
      client.call(previewApplicationPrice, { params: { id }, body: { answers: { [page]: values } } }),
  });
}

/** Social Security numbers as typed. They are only in this page's memory and are requested again after a reload. */
export interface Numbers {
  readonly ssn: string;
  readonly secondSsn: string;
}

interface Submission {
  readonly application: CreditApplication;
  readonly cart: Cart;
  readonly numbers: Numbers;
  /** Called before the draft goes, so that the page of the order is already opening. */
  readonly onSubmitted: (orderNumber: string) => void;
  /** Called once the current cart is there, if it was refetched. */
  readonly onRefused: (error: Error) => void;
}

/**
 * Submits the application with the terms of the cart as shown, once however often it is sent. The numbers are sent only with this call and
 * are in no cache. A refusal refetches the cart and the application. Without a refusal the order may exist, and its cart be gone: both stay
 * as shown, so that the page stays open and the same submission can be sent again.
 */
export function useSubmitApplication({ application, cart, numbers, onSubmitted, onRefused }: Submission) {
  const client = useApi();
  const show = useShowApplication();
  const refreshPurchase = useRefreshPurchase();
  const refreshOrders = useRefreshOrders();
  const refreshCart = useRefreshCart();
  const refreshApplication = useRefreshApplication();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () => {
      const reviewed = { revision: application.revision, terms: orderTerms(cart.price), cartId: cart.id };
      return client.call(submitCreditApplication, {
        params: { id: application.id },
        idempotencyKey: keyFor(reviewed),
        body: {
          ...reviewed,
          agreesToTerms: true,
          ...(numbers.ssn !== '' && { ssn: numbers.ssn }),
          ...(numbers.secondSsn !== '' && { secondSsn: numbers.secondSsn }),
        },
      });
    },
    gcTime: 0,
    onSuccess: ({ orderNumber }) => {
      onSubmitted(orderNumber);
      show(null);
      refreshPurchase();
      void refreshOrders();
    },
    onError: async (error) => {
      // The orders say whether it was placed.
      void refreshOrders();
      if ((httpFailure(error)?.status ?? 500) < 500) await Promise.all([refreshCart(), refreshApplication()]);
      onRefused(error);
    },
  });
}
