import { createStore } from 'zustand/vanilla';
import type { FlagValue } from './flag-definitions.ts';
import type { Flags } from './flags.ts';

/** Flag values by key; unknown keys are kept but never read. */
export type FlagValues = Readonly<Record<string, FlagValue>>;

/** The page's flags, with a method to update them from the flag service. */
export interface FlagStore extends Flags {
  /** Replaces all values with those from the service; the first call makes the store ready. */
  accept(values: FlagValues): void;
}

interface State {
  readonly values: FlagValues;
  readonly isReady: boolean;
  readonly revision: number;
}

/** Creates a store in which `forced` overrides the values from the service. */
export function createFlagStore(
  forced: FlagValues,
  log: (message: string, detail: unknown) => void,
): FlagStore {
  const store = createStore<State>(() => ({ values: {}, isReady: false, revision: 0 }));
  return {
    read: <T extends FlagValue>(key: string, defaultValue: T): T => {
      const { values, isReady } = store.getState();
      if (!isReady) log(`flag ${key} was read before flags are ready`, {});
      const value = ownValue(forced, key) ?? (isReady ? ownValue(values, key) : undefined);
      return typeof value === typeof defaultValue ? (value as T) : defaultValue;
    },
    subscribe: (listener) => store.subscribe(() => listener()),
    revision: () => store.getState().revision,
    accept(values) {
      const before = store.getState();
      if (before.isReady && isEqual(before.values, values)) return;
      store.setState({ values, isReady: true, revision: before.revision + 1 }, true);
    },
  };
}

function ownValue(values: FlagValues, key: string): FlagValue | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function isEqual(left: FlagValues, right: FlagValues): boolean {
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && left[key] === right[key])
  );
}
