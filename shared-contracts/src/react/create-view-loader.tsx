import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Where each view's component comes from: usually an `import()` of its own chunk. */
export type ViewSources<TId extends string, TProps> = Readonly<
  Record<TId, () => Promise<ComponentType<TProps>>>
>;

/** Views of a remote that stand in chunks of their own. */
export interface ViewLoader<TId extends string, TProps> {
  /** Loads a view once; the same promise for everybody who waits. After a failure the next call tries again. */
  load(id: TId): Promise<ComponentType<TProps>>;
  /**
   * The view by its id, with the props of the view itself. Renders at once when its chunk is here, on a server too; else it suspends,
   * and since the router moves in a transition, the page before it stays until then. A chunk that cannot be had throws into the nearest
   * boundary, and is asked for again when it is rendered anew.
   */
  readonly View: ComponentType<{ readonly id: TId } & TProps>;
}

/** Makes the loader of a remote's views; one per remote, made once. */
export function createViewLoader<TId extends string, TProps extends object>(
  sources: ViewSources<TId, TProps>,
): ViewLoader<TId, TProps> {
  type Loaded = ComponentType<TProps>;
  const here = new Map<TId, Loaded>();
  const loading = new Map<TId, Promise<Loaded>>();
  const lazies = new Map<TId, LazyExoticComponent<Loaded>>();
  const load = (id: TId): Promise<Loaded> => {
    const known = loading.get(id);
    if (known) return known;
    const started = sources[id]();
    loading.set(id, started);
    started.then(
      (view) => here.set(id, view),
      () => {
        loading.delete(id);
        lazies.delete(id);
      },
    );
    return started;
  };
  const lazyView = (id: TId): LazyExoticComponent<Loaded> => {
    const known = lazies.get(id);
    if (known) return known;
    const made = lazy(() => {
      const view = here.get(id);
      return view ? atOnce({ default: view }) : load(id).then((one) => ({ default: one }));
    });
    lazies.set(id, made);
    return made;
  };
  function View({ id, ...props }: { readonly id: TId } & TProps) {
    const Lazy = lazyView(id) as unknown as Loaded;
    return <Lazy {...(props as unknown as TProps)} />;
  }
  return { load, View };
}

/** A promise that tells its value within `then`, so that `lazy` does not suspend for a chunk that is here. */
function atOnce<T>(value: T): Promise<T> {
  const kept = Promise.resolve(value);
  kept.then = ((tell: (value: T) => unknown) => {
    tell(value);
  }) as typeof kept.then;
  return kept;
}
