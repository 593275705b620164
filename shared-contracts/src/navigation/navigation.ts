/** The page's location. `key` is unique per history entry; `state` is the value it was pushed with. */
export interface NavigationLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** How the page reached its location. */
export type NavigationAction = 'push' | 'replace' | 'pop';

/** One change of location. */
export interface NavigationUpdate {
  readonly location: NavigationLocation;
  readonly action: NavigationAction;
}

/**
 * The only owner of the page's history. Targets are paths of this site (`/search?make=audi#results`); anything else is rejected with a
 * logged error and no navigation (T33).
 */
export interface Navigation {
  current(): NavigationUpdate;
  push(target: string, state?: unknown): void;
  replace(target: string, state?: unknown): void;
  go(delta: number): void;
  back(): void;
  /** Calls the listener after every change until the returned function is called. */
  subscribe(listener: (update: NavigationUpdate) => void): () => void;
  /** Removes all window listeners. */
  dispose(): void;
}
