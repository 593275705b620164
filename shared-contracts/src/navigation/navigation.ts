/** Where the page is. `key` is unique per history entry; `state` is what the entry was pushed with. */
export interface NavigationLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** How the page came to its location. */
export type NavigationAction = 'push' | 'replace' | 'pop';

/** One change of location. */
export interface NavigationUpdate {
  readonly location: NavigationLocation;
  readonly action: NavigationAction;
}

/**
 * The one owner of the page's history. Targets are paths of this site (`/search?make=audi#results`);
 * anything else is refused with a logged error and no movement (T33).
 */
export interface Navigation {
  current(): NavigationUpdate;
  push(target: string, state?: unknown): void;
  replace(target: string, state?: unknown): void;
  go(delta: number): void;
  back(): void;
  /** Calls the listener after every change until the returned function is called. */
  subscribe(listener: (update: NavigationUpdate) => void): () => void;
  /** Lets go of every window listener. */
  dispose(): void;
}
