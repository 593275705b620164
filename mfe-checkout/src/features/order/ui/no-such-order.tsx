import { Navigate, usePlatform } from '@forecourt/shared-contracts/react';
import { OrderNotFound } from './order-not-found.tsx';

/**
 * An order that the account does not have: the site goes to the path without one (TRACK-23). On a host's page the order stays, since the
 * host has named it and another account may sign in.
 */
export function NoSuchOrder({ path }: { readonly path: string }) {
  return usePlatform().placement === 'embedded' ? <OrderNotFound /> : <Navigate to={path} replace />;
}
