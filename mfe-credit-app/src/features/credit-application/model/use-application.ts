import { useState } from 'react';
import { isCartReady, type Cart } from '@forecourt/shared-contracts/commerce';
import type { ApplicationFacts, CreditApplication } from '@forecourt/shared-contracts/credit-application';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import {
  queryHolder,
  useApi,
  useFlag,
  useQuery,
  useSession,
  useTenant,
} from '@forecourt/shared-contracts/react';
import { useCart } from '../../cart/index.ts';
import { applicationQuery } from '../data/application.queries.ts';

/** An application in progress, with the cart that it is for. */
export interface OpenApplication {
  readonly application: CreditApplication;
  readonly facts: ApplicationFacts;
  readonly cart: Cart;
}

/** What prevents an application, or the application itself. */
export type ApplicationLoad =
  | { readonly kind: 'loading' | 'guest' | 'expired' | 'no-cart' | 'gone' | 'not-ready' | 'cash' }
  | { readonly kind: 'failed'; readonly isTrying: boolean; readonly retry: () => void }
  | { readonly kind: 'new'; readonly facts: ApplicationFacts; readonly cart: Cart }
  | ({ readonly kind: 'open' } & OpenApplication);

/** The current user's application. It needs an account and a cart; for cash only if a co-buyer may join. */
export function useApplication(): ApplicationLoad {
  const session = useSession();
  const client = useApi();
  const { contact } = useTenant();
  const cart = useCart();
  const [todayOn] = useState(() => dateOnIn(new Date(), contact.timeZone));
  const takesCash = useFlag('cart_cash_cobuyer');
  const isMember = session.status === 'signed-in';
  const draft = useQuery({ ...applicationQuery(client, queryHolder(session)), enabled: isMember });
  const { status } = session;
  if (status === 'expired') return { kind: status };
  if (cart.kind === 'empty') return { kind: 'no-cart' };
  if (status === 'guest' && cart.kind !== 'loading') return { kind: status };
  if (cart.kind === 'failed') return cart;
  if (draft.isError && draft.data === undefined) {
    return { kind: 'failed', isTrying: draft.isFetching, retry: () => void draft.refetch() };
  }
  if (cart.kind === 'loading' || draft.data === undefined) return { kind: 'loading' };
  return loadOf(cart.cart, draft.data.application, { todayOn, takesCash });
}

interface Circumstances {
  readonly todayOn: string;
  readonly takesCash: boolean;
}

function loadOf(
  cart: Cart,
  application: CreditApplication | null,
  { todayOn, takesCash }: Circumstances,
): ApplicationLoad {
  if (!cart.isAvailable) return { kind: 'gone' };
  if (!isCartReady(cart)) return { kind: 'not-ready' };
  const { purchaseType } = cart;
  if (purchaseType === 'Cash' && !takesCash) return { kind: 'cash' };
  const facts = { purchaseType, todayOn };
  return application ? { kind: 'open', application, facts, cart } : { kind: 'new', facts, cart };
}
