import type { FlagKey, FlagValue } from './flag-definitions.ts';

/** The page's feature flags. Flags forced by the query parameter override every read. */
export interface Flags {
  /**
   * Returns the flag's value. Before flags are ready, returns the default and logs an error (SITE-43). A value of a different type from the
   * default is ignored.
   */
  read<T extends FlagValue>(key: FlagKey, defaultValue: T): T;
  /** Calls the listener when any value changes, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Increases with every change; a cheap snapshot for views. */
  revision(): number;
}
