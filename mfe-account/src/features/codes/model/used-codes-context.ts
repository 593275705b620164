import { createContext, use, type Dispatch, type SetStateAction } from 'react';
import type { CodeCounts } from '../../../domain/code-allowance.ts';

/** The counts of every code used in this visit, by what it was for, and how to change them. */
export interface UsedCodes {
  readonly all: Readonly<Record<string, CodeCounts>>;
  readonly change: Dispatch<SetStateAction<UsedCodes['all']>>;
  /** The time of the counts: the clock of this visit, which the device's clock does not set back (ACCT-66). */
  readonly nowMs: () => number;
}

/** Holds the used codes across the pages of one visit. */
export const UsedCodesContext = createContext<UsedCodes>({
  all: {},
  change: () => undefined,
  nowMs: () => Date.now(),
});

/** The codes used in this visit: in memory only, never in storage. */
export function useUsedCodes(): UsedCodes {
  return use(UsedCodesContext);
}
