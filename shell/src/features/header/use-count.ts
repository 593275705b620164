import { useSyncExternalStore } from 'react';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import type { HeaderItem } from '../../domain/header-items.ts';

const eventByCount = {
  cart: 'cart:count-changed',
  orders: 'orders:count-changed',
  favourites: 'favourites:count-changed',
} as const;

/** Numbers of the account: a guest has none, whatever was told before the sign-out. */
const memberCounts: readonly HeaderItem['count'][] = ['cart', 'orders'];

/** A live number of the header, as the remotes last told it on the event bus; 0 before the first word. */
export function useCount(count: HeaderItem['count']): number {
  const { events } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const name = eventByCount[count ?? 'cart'];
  const isKnown = count !== undefined && (isMember || !memberCounts.includes(count));
  const read = () => (isKnown ? (events.last(name)?.payload.count ?? 0) : 0);
  return useSyncExternalStore((changed) => events.subscribe(name, changed), read, read);
}
