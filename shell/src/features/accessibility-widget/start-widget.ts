import type { Platform } from '@forecourt/shared-contracts';
import { matchRoute, type ReleaseSet } from '@forecourt/shared-contracts/releases';
import { loadScript } from '@forecourt/shared-contracts/scripts';
import { widgetDelayMs } from '../../domain/widget-delay.ts';

/** Browser dependencies of the widget. */
export interface WidgetPorts {
  readonly window: Window & typeof globalThis;
  /** Path that the document was loaded from: its policy is the one of that route. */
  readonly loadedPath: string;
  /** How long the page took to start, in ms. */
  readonly startupMs: number;
  /** Loads the current URL in a new document. */
  readonly reload: () => void;
}

type TrustedWindow = Window & {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(text: string): string },
    ): {
      createScriptURL(text: string): string;
    };
  };
};

const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

const log = (message: string, details?: object) => console.warn(message, details);

/** Returns the widget's URL, the only script URL that the page's policy accepts. */
function trusted(page: TrustedWindow, src: string): string {
  const only = (text: string) => {
    if (text !== src) throw new TypeError('The address of a script was refused');
    return text;
  };
  return page.trustedTypes
    ? page.trustedTypes.createPolicy('forecourt-widget', { createScriptURL: only }).createScriptURL(src)
    : src;
}

/**
 * Loads the tenant's accessibility widget after the first interaction or a delay, only into a document whose route allows it (T57, decision
 * 9). From then on a route that does not allow it is loaded as a new document, without the widget. Nothing depends on it: a script that
 * cannot be loaded is logged as `could not load accessibility widget script`.
 */
export function startWidget(
  { tenant, navigation }: Pick<Platform, 'tenant' | 'navigation'>,
  { remotes }: ReleaseSet,
  { window: page, loadedPath, startupMs, reload }: WidgetPorts,
): void {
  const widget = tenant.accessibilityWidget;
  const routes = remotes.flatMap((remote) => remote.routes);
  const admits = (pathname: string) => matchRoute(routes, pathname)?.route.widgets === true;
  if (!widget || !admits(loadedPath)) return;
  let isWanted = false;
  let isStarted = false;
  const load = () => {
    if (!isWanted || isStarted || !admits(navigation.current().location.pathname)) return;
    isStarted = true;
    Object.assign(page, { [widget.hashName]: widget.siteHash });
    const src = trusted(page, new URL(widget.scriptUrl, page.location.href).href);
    void loadScript({ id: 'accessibility widget', src }, { document: page.document, log }).catch(
      () => undefined,
    );
  };
  const want = () => {
    clearTimeout(timer);
    for (const name of interactions) page.removeEventListener(name, want, true);
    isWanted = true;
    load();
  };
  const timer = setTimeout(want, widgetDelayMs(startupMs));
  for (const name of interactions) page.addEventListener(name, want, { capture: true, passive: true });
  navigation.subscribe(({ location }) => {
    if (!isStarted || admits(location.pathname)) return load();
    // Nothing may be typed next to the widget until the new document is loaded.
    page.document.body.inert = true;
    reload();
  });
}
