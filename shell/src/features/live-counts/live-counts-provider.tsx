import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import type { MenuCount } from '@forecourt/shared-contracts/releases';
import { createLiveCounts, type LiveCounts } from './create-live-counts.ts';

const CountsContext = createContext<LiveCounts | undefined>(undefined);

/** Provides the header's counts to everything below. */
export function LiveCountsProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [counts] = useState(() =>
    createLiveCounts({
      platform,
      read: async (signal) => {
        const { readAccountCounts } = await import('./account-counts.queries.ts');
        return readAccountCounts(platform.client, signal);
      },
      page: document,
      nowMs: Date.now,
    }),
  );
  useEffect(() => counts.start(), [counts]);
  return <CountsContext value={counts}>{children}</CountsContext>;
}

/** Returns a live count of the header; 0 while it is unknown. */
export function useCount(count: MenuCount | undefined): number {
  const counts = use(CountsContext);
  if (!counts) throw new Error('useCount needs a LiveCountsProvider');
  const isMember = useSession().status === 'signed-in';
  const known = useStore(counts.store, (state) => (count ? state[count] : undefined)) ?? 0;
  // A guest has no orders, whatever was published.
  return count !== 'orders' || isMember ? known : 0;
}
