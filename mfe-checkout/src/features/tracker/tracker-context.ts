import { createContext, useContext } from 'react';
import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import type { TrackerData } from '../../domain/tracker-data.ts';

/** What a step's screen knows of the order it belongs to. */
export interface TrackerContextValue {
  readonly orderNumber: string;
  readonly data: TrackerData;
  readonly steps: readonly ProgressStep[];
}

const TrackerContext = createContext<TrackerContextValue | null>(null);

export const TrackerProvider = TrackerContext.Provider;

/** The order around a step's screen. Throws an Error outside of the tracker, which is a mistake in the code. */
export function useTracker(): TrackerContextValue {
  const value = useContext(TrackerContext);
  if (!value) throw new Error('A step was rendered outside of the tracker');
  return value;
}
