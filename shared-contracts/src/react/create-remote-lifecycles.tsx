import * as React from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createCatalogue } from '../i18n/create-catalogue.ts';
import type { CatalogueResources } from '../i18n/create-catalogue.ts';
import { loadTranslation } from '../i18n/translations.ts';
import type { Translations } from '../i18n/translations.ts';
import type { Platform } from '../platform/platform.ts';
import { getPlatform } from '../platform/start-platform.ts';
import { createAppQueryClient } from './create-app-query-client.ts';
import type { RemoteApp } from './remote-app.ts';
import { RemoteRoot } from './remote-root.tsx';
import type { RemoteMount } from './remote-root.tsx';

/** What a remote's application module exports. */
export interface RemoteModule {
  readonly RemoteApp: RemoteApp;
  /** Its texts; absent for a remote that says nothing. */
  readonly resources?: CatalogueResources;
  /** The same texts in other languages, each loaded where a page is in it. */
  readonly translations?: Translations;
  /** Loads the chunk of the current route, and may fill its first queries, so that the first screen does not suspend. */
  readonly prepare?: (context: PrepareContext) => Promise<void>;
}

/** Where a remote is about to be mounted. */
export interface PrepareContext {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
}

/** A remote for single-spa. `loadApp` is the async boundary: federation entries do nothing else. It answers a module or a bare component. */
export interface RemoteOptions {
  /** Release name, `mfe-checkout`; also what its events are signed with. */
  readonly name: string;
  readonly version?: string;
  readonly loadApp: () => Promise<RemoteModule | RemoteApp>;
}

/** Props that single-spa hands to a lifecycle. `platform` is given by hosts that hold their own. */
export interface LifecycleProps {
  readonly name: string;
  readonly domElement?: HTMLElement;
  readonly domElementGetter?: () => HTMLElement;
  readonly platform?: Platform;
  /** Nonce of the host page's policy; read from `<meta name="csp-nonce">` without it. */
  readonly nonce?: string;
  /** See {@link RemoteMount}. */
  readonly styleContainer?: Node;
}

/** The lifecycles of one remote, to be time-boxed by whoever mounts it (trap T1). */
export interface RemoteLifecycles {
  bootstrap(props: LifecycleProps): Promise<unknown>;
  mount(props: LifecycleProps): Promise<unknown>;
  unmount(props: LifecycleProps): Promise<unknown>;
}

/**
 * Lifecycles around a remote's application: a boundary, a query client and a catalogue per mount, all let go on unmount.
 * Tells `remote:mounted` and `remote:failed`; a remote that throws in its first rendering is failed and never mounted.
 */
export function createRemoteLifecycles(options: RemoteOptions): RemoteLifecycles {
  const { name } = options;
  let module: RemoteModule | undefined;
  let mounted: RemoteMount | undefined;
  let hasThrown = false;
  const lifecycles = singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient: {
      createRoot: (container: Element, root?: RootOptions) =>
        createRoot(container, { ...root, identifierPrefix: `${name}-` }),
    },
    rootComponent: () => mounted && <RemoteRoot remote={mounted} onError={handleRenderError} />,
    errorBoundary: () => <></>,
  });
  const fail = (phase: 'bootstrap' | 'mount' | 'render' | 'unmount', error: unknown) => {
    const message = error instanceof Error ? error.name : 'unknown error';
    platformOf().events.emit(name, 'remote:failed', { ...identity(options), phase, message });
  };
  const handleRenderError = (error: unknown) => {
    hasThrown = true;
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
        const texts = loadTranslation(mounted.catalogue, module.translations);
        await module.prepare?.(mounted);
        await texts;
        hasThrown = false;
        await run(lifecycles.mount, props);
        if (!hasThrown) mounted.platform.events.emit(name, 'remote:mounted', identity(options));
      }),
    unmount: (props) =>
      reporting('unmount', async () => {
        await run(lifecycles.unmount, props);
        mounted?.queryClient.clear();
        mounted = undefined;
      }),
  };
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
    queryClient: createAppQueryClient(),
    nonce: props.nonce ?? pageNonce(),
    styleContainer: props.styleContainer,
    catalogue: createCatalogue({
      locale: platform.locale,
      resources: module.resources ?? {},
      tenantOverrides: platform.catalogueOverrides,
    }),
  };
}

function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content || undefined;
}

function identity({ name, version }: RemoteOptions): { remote: string; version?: string } {
  return { remote: name, ...(version && { version }) };
}

function run(lifecycle: unknown, props: LifecycleProps): Promise<unknown> {
  return (lifecycle as (props: LifecycleProps) => Promise<unknown>)(props);
}
