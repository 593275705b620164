import { createContext, useContext } from 'react';
import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import type { TrackerData } from '../../domain/tracker-data.ts';

/** The order as a step's screen sees it. */
export interface TrackerContextValue {
  readonly orderNumber: string;
  readonly data: TrackerData;
  readonly steps: readonly ProgressStep[];
}

const TrackerContext = createContext<TrackerContextValue | null>(null);

export const TrackerProvider = TrackerContext.Provider;

/** Returns the current order. Throws an Error outside the tracker, which is a programming error. */
export function useTracker(): TrackerContextValue {
  const value = useContext(TrackerContext);
  if (!value) throw new Error('A step was rendered outside of the tracker');
  return value;
}
