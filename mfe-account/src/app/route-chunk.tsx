import { lazy, useState, type ComponentType } from 'react';

/** A route's view in a chunk of its own. */
export interface RouteChunk {
  /** Fetches the chunk; what is shown afterwards does not suspend. Rejects when it cannot be fetched, and may be called again. */
  load(): Promise<void>;
  readonly View: ComponentType;
}

/** A view that is fetched before mount by `load`, or while it is first shown. */
export function routeChunk(fetchView: () => Promise<ComponentType>): RouteChunk {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await fetchView() }));
  return {
    async load() {
      loaded ??= await fetchView();
    },
    View: function RouteView() {
      // Kept for the life of the view: a change of component would drop what was typed.
      const [View] = useState<ComponentType>(() => loaded ?? Lazy);
      return <View />;
    },
  };
}
