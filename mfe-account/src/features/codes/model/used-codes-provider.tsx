import { useMemo, useState, type ReactNode } from 'react';
import { steadyClock } from '@forecourt/shared-contracts/formats';
import { UsedCodesContext, type UsedCodes } from './used-codes-context.ts';

/** Keeps the used codes for as long as the remote is mounted, so that leaving a form and returning to it does not begin again. */
export function UsedCodesProvider({ children }: { children: ReactNode }) {
  const [all, change] = useState<UsedCodes['all']>({});
  const [nowMs] = useState(steadyClock);
  const used = useMemo(() => ({ all, change, nowMs }), [all, nowMs]);
  return <UsedCodesContext value={used}>{children}</UsedCodesContext>;
}
