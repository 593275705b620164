import { useState, type ReactNode } from 'react';
import { useQueryClient, type QueryClient } from '@forecourt/shared-contracts/react';

const owners = new WeakMap<QueryClient, string>();

/** What another account has read is never shown to this one, which may sign in later on the same page (T35, T38). */
export function forgetOthers(queryClient: QueryClient, sub: string): void {
  const owner = owners.get(queryClient);
  if (owner !== undefined && owner !== sub) queryClient.clear();
  owners.set(queryClient, sub);
}

interface OwnDataProps {
  /** The signed-in account. Use it as the key as well. */
  readonly sub: string;
  readonly children: ReactNode;
}

/** The views of one account, which read nothing from the cache that another one has left there. */
export function OwnData({ sub, children }: OwnDataProps) {
  const queryClient = useQueryClient();
  // Before the first of them reads it.
  useState(() => forgetOthers(queryClient, sub));
  return children;
}
