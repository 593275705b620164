import * as React from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root, RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createCatalog } from '../i18n/create-catalog.ts';
import type { CatalogResources } from '../i18n/create-catalog.ts';
import { loadTranslation } from '../i18n/translations.ts';
import type { Translations } from '../i18n/translations.ts';
import type { Platform } from '../platform/platform.ts';
import { getPlatform } from '../platform/start-platform.ts';
import { createAppQueryClient } from './create-app-query-client.ts';
import type { RemoteComponent } from './remote-app.ts';
import { RemoteRoot } from './remote-root.tsx';
import { keepInput } from './keep-input.ts';
import { restoreStyleAttributes, takeRendered } from './rendered-element.ts';
import type { RemoteMount } from './remote-root.tsx';

/** What a remote's application module exports. */
export interface RemoteModule {
  readonly RemoteApp: RemoteComponent;
  /** Its texts; absent for a remote without any. */
  readonly resources?: CatalogResources;
  /** The same texts in other languages, each loaded for pages in that language. */
  readonly translations?: Translations;
  /** Loads the chunk of the current route, and may prefetch its first queries, so that the first screen does not suspend. */
  readonly prepare?: (context: PrepareContext) => Promise<void>;
}

/** The context in which a remote is about to be mounted. */
export interface PrepareContext {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
}

/**
 * Options of a remote for single-spa. `loadApp` is the async boundary: federation entries do nothing else. It resolves to a module or a
 * bare component.
 */
export interface RemoteOptions {
  /** Release name, `mfe-checkout`; also the source of its events. */
  readonly name: string;
  readonly loadApp: () => Promise<RemoteModule | RemoteComponent>;
}

/** Props that single-spa passes to a lifecycle. `platform` is set by hosts that have their own. */
export interface LifecycleProps {
  readonly name: string;
  readonly domElement?: HTMLElement;
  readonly domElementGetter?: () => HTMLElement;
  readonly platform?: Platform;
  /** Nonce of the host page's policy; read from `<meta name="csp-nonce">` by default. */
  readonly nonce?: string;
  /** See {@link RemoteMount}. */
  readonly styleContainer?: Node;
  /** Called after each mount without a render error. The host acts on this, not on `remote:mounted`, which any script can send (T23). */
  readonly onMounted?: () => void;
  /** Called when the mounted remote throws while rendering; see `onMounted`. */
  readonly onRenderError?: () => void;
}

/** The lifecycles of one remote; the caller must apply timeouts (trap T1). */
export interface RemoteLifecycles {
  bootstrap(props: LifecycleProps): Promise<unknown>;
  mount(props: LifecycleProps): Promise<unknown>;
  unmount(props: LifecycleProps): Promise<unknown>;
}

/**
 * Creates the lifecycles of a remote: a boundary, a query client and a catalog per mount, all released on unmount. Emits `remote:mounted`
 * and `remote:failed`, after the host's callbacks; a remote that throws during its first render is failed and never mounted. A view that the
 * edge rendered for this release and place is hydrated.
 */
export function createRemoteLifecycles(options: RemoteOptions): RemoteLifecycles {
  const { name } = options;
  let module: RemoteModule | undefined;
  let mounted: RemoteMount | undefined;
  let hasThrown = false;
  let handleReady = () => {};
  const lifecycles = singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient: {
      createRoot: (container: Element, root?: RootOptions) =>
        yieldingRoot(createRoot(container, { ...root, identifierPrefix: `${name}-` })),
      hydrateRoot: (container: Element, children: React.ReactNode) =>
        hydrateInShortTasks(container, children, {
          identifierPrefix: `${name}-`,
          onRecoverableError: () => platformOf().events.emit(name, 'remote:mismatched', { remote: name }),
        }),
    },
    renderType: () => (mounted?.isHydrating ? 'hydrateRoot' : 'createRoot'),
    rootComponent: ({ onRenderError }: LifecycleProps) =>
      mounted && (
        <RemoteRoot
          remote={mounted}
          onReady={handleReady}
          onError={(error) => handleRenderError(error, onRenderError)}
        />
      ),
    errorBoundary: () => <></>,
  });
  const fail = (phase: 'bootstrap' | 'mount' | 'render' | 'unmount', error: unknown) => {
    const message = error instanceof Error ? error.name : 'unknown error';
    platformOf().events.emit(name, 'remote:failed', { remote: options.name, phase, message });
  };
  const handleRenderError = (error: unknown, notifyHost: LifecycleProps['onRenderError']) => {
    hasThrown = true;
    handleReady();
    notifyHost?.();
    fail('render', error);
  };
  const platformOf = () => mounted?.platform ?? getPlatform();
  const reporting = async <T,>(phase: 'bootstrap' | 'mount' | 'unmount', work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      fail(phase, error);
      throw error;
    }
  };

  return {
    bootstrap: (props) =>
      reporting('bootstrap', async () => {
        module = await load(options);
        return run(lifecycles.bootstrap, props);
      }),
    mount: (props) =>
      reporting('mount', async () => {
        mounted = createMount(options, (module ??= await load(options)), props);
        const texts = loadTranslation(mounted.catalog, module.translations);
        await module.prepare?.(mounted);
        await texts;
        hasThrown = false;
        // Without its data the first view would differ from the rendered one.
        const isComplete = await hasData(mounted.queryClient);
        const rendered = takeRendered(elementOf(props), mounted);
        const hydrated = isComplete ? rendered : undefined;
        mounted = { ...mounted, isHydrating: hydrated !== undefined };
        if (hydrated) restoreStyleAttributes(hydrated);
        const replayInput = hydrated && keepInput(hydrated);
        const ready = new Promise<void>((resolve) => (handleReady = resolve));
        await run(lifecycles.mount, props);
        // A hydrated view answers to the user only when the boundary around it is done.
        if (hydrated) await ready;
        replayInput?.(!hasThrown);
        if (hasThrown) return;
        props.onMounted?.();
        mounted.platform.events.emit(name, 'remote:mounted', { remote: options.name });
      }),
    unmount: (props) =>
      reporting('unmount', async () => {
        await run(lifecycles.unmount, props);
        mounted?.queryClient.clear();
        mounted = undefined;
      }),
  };
}

/** A root that renders in short tasks, so that input and painting never wait for the whole first screen. */
function yieldingRoot(root: Root): Root {
  return {
    render: (children) => React.startTransition(() => root.render(children)),
    unmount: () => root.unmount(),
  };
}

/** Hydrates like {@link yieldingRoot} renders. */
function hydrateInShortTasks(...args: Parameters<typeof hydrateRoot>): Root {
  let root: Root | undefined;
  React.startTransition(() => {
    root = hydrateRoot(...args);
  });
  if (!root) throw new Error('transition not run');
  return root;
}

async function load(options: RemoteOptions): Promise<RemoteModule> {
  const loaded = await options.loadApp();
  return 'RemoteApp' in loaded ? loaded : { RemoteApp: loaded };
}

function createMount(options: RemoteOptions, module: RemoteModule, props: LifecycleProps): RemoteMount {
  const platform = props.platform ?? getPlatform();
  return {
    name: options.name,
    RemoteApp: module.RemoteApp,
    platform,
    start: platform.navigation.current(),
    queryClient: createAppQueryClient(),
    nonce: props.nonce ?? pageNonce(),
    styleContainer: props.styleContainer,
    catalog: createCatalog({
      locale: platform.locale,
      resources: module.resources ?? {},
      tenantOverrides: platform.catalogOverrides,
    }),
  };
}

function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content || undefined;
}

function elementOf({ domElement, domElementGetter }: LifecycleProps): HTMLElement | undefined {
  return domElement ?? domElementGetter?.();
}

/** Whether all calls of the first view are answered; those answered from the page settle within one turn. */
async function hasData(queryClient: QueryClient): Promise<boolean> {
  if (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 0));
  return queryClient.isFetching() === 0;
}

function run(lifecycle: unknown, props: LifecycleProps): Promise<unknown> {
  return (lifecycle as (props: LifecycleProps) => Promise<unknown>)(props);
}
