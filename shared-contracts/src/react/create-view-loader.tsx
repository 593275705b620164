import { lazy, useContext, type ComponentType, type LazyExoticComponent } from 'react';
import { AttemptContext, type Attempt } from './attempt-context.ts';

/** Loader of each view's component: usually an `import()` of its own chunk. */
export type ViewSources<TId extends string, TProps> = Readonly<
  Record<TId, () => Promise<ComponentType<TProps>>>
>;

/** A remote's views, each in its own chunk. */
export interface ViewLoader<TId extends string, TProps> {
  /** Loads a view once; concurrent callers share the promise. After a failure the next call tries again. */
  load(id: TId): Promise<ComponentType<TProps>>;
  /**
   * Renders a view by its id, with the view's own props. Renders synchronously if its chunk is loaded, on a server too; otherwise it
   * suspends, and since the router navigates in a transition, the previous page stays visible. A chunk that fails to load throws into the
   * nearest boundary, and is requested again when that renders the view once more.
   */
  readonly View: ComponentType<{ readonly id: TId } & TProps>;
}

/** A chunk that failed to load, and the attempt of the boundary that it failed. */
interface LoadFailure {
  readonly error: unknown;
  attempt?: Attempt;
}

/** Creates the loader of a remote's views; call it once per remote. */
export function createViewLoader<TId extends string, TProps extends object>(
  sources: ViewSources<TId, TProps>,
): ViewLoader<TId, TProps> {
  type Loaded = ComponentType<TProps>;
  const here = new Map<TId, Loaded>();
  const loading = new Map<TId, Promise<Loaded>>();
  const lazies = new Map<TId, LazyExoticComponent<Loaded>>();
  const failures = new WeakMap<LazyExoticComponent<Loaded>, LoadFailure>();
  const dropFailed = (id: TId) => {
    const known = lazies.get(id);
    if (known && failures.has(known)) lazies.delete(id);
  };
  const load = (id: TId): Promise<Loaded> => {
    const known = loading.get(id);
    if (known) return known;
    dropFailed(id);
    const started = sources[id]();
    loading.set(id, started);
    started.then(
      (view) => here.set(id, view),
      (error: unknown) => {
        loading.delete(id);
        const unloaded = lazies.get(id);
        if (unloaded) failures.set(unloaded, { error });
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
    const attempt = useContext(AttemptContext);
    const failure = failures.get(lazyView(id));
    if (failure) {
      // React renders what failed once more before it asks the boundary; a new request in that render would suspend again, without end.
      if ((failure.attempt ??= attempt) === attempt) throw failure.error;
      dropFailed(id);
    }
    const Lazy = lazyView(id) as unknown as Loaded;
    return <Lazy {...(props as unknown as TProps)} />;
  }
  return { load, View };
}

/** A promise that calls back synchronously in `then`, so that `lazy` does not suspend for a loaded chunk. */
function atOnce<T>(value: T): Promise<T> {
  const kept = Promise.resolve(value);
  kept.then = ((onValue: (value: T) => unknown) => {
    onValue(value);
  }) as typeof kept.then;
  return kept;
}
