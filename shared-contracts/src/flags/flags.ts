import type { FlagKey, FlagValue } from './flag-definitions.ts';

/** The page's feature flags. Forced values of the query parameter lie over every read. */
export interface Flags {
  /**
   * The flag's value. Before flags are ready, the default, and a logged error (SITE-43).
   * A value of another type than the default is ignored.
   */
  read<T extends FlagValue>(key: FlagKey, defaultValue: T): T;
  /** Calls the listener when any value changed, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Grows with every change; a cheap snapshot for views. */
  revision(): number;
}
