import { lazy, useState, type ComponentType } from 'react';

/** A route's view in its own chunk. */
export interface RouteChunk {
  /** Fetches the chunk; a view shown afterwards does not suspend. Rejects when the fetch fails, and may be called again. */
  load(): Promise<void>;
  readonly View: ComponentType;
}

/** Returns a view that is fetched before mount by `load`, or on first render. */
export function routeChunk(fetchView: () => Promise<ComponentType>): RouteChunk {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await fetchView() }));
  return {
    async load() {
      loaded ??= await fetchView();
    },
    View: function RouteView() {
      // Kept for the lifetime of the view: switching components would drop what was typed.
      const [View] = useState<ComponentType>(() => loaded ?? Lazy);
      return <View />;
    },
  };
}
