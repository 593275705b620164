import type { MountedEmbed } from '@forecourt/shared-contracts/embedding';
import english from '../locales/en.json';
import spanish from '../locales/es.json';
import { checkoutReleases, checkoutRemote } from '../federation/checkout-releases.ts';
import { loadCheckout, type CheckoutModule } from '../federation/load-checkout.ts';
import { mountWithFallback, type TryRequest } from '../federation/mount-with-fallback.ts';
import { observeCheckout } from '../observe/observe-checkout.ts';
import type { FramePage } from './frame-page.ts';
import { openHostLink, type HostLink, type HostOrder } from './host-link.ts';
import { keepTabInside } from './keep-tab-inside.ts';
import { reportHeight } from './report-height.ts';
import { watchVitals } from './watch-vitals.ts';

const rootClass = 'fc-checkout';

const texts: Readonly<Record<string, typeof english>> = { en: english, es: spanish };

/** Whether the frame may store a sign-in: some browsers block storage in cross-site frames. */
function mayStore(window: Window): boolean {
  try {
    return Boolean(window.localStorage && window.sessionStorage);
  } catch {
    return false;
  }
}

/** Sets the visible area of the frame, for dialogs (`deploy/edge/src/embed/frame-css.ts`). */
function showView({ document }: Window, { topPx, heightPx }: Extract<HostOrder, { type: 'view' }>): void {
  const { style } = document.documentElement;
  style.setProperty('--fc-view-top', `${topPx}px`);
  style.setProperty('--fc-view-height', `${heightPx}px`);
}

/** The note for a buyer whose sign-in cannot be stored here, with a link to a page where it can. */
function storageNote({ document }: Window, { context, orderNumber }: FramePage): HTMLElement {
  const { storage, wholePage } = texts[context.locale] ?? english;
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = `/progress/${encodeURIComponent(orderNumber)}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = wholePage.replace('{{brandName}}', context.tenant.brandName);
  note.append(storage.replace('{{brandName}}', context.tenant.brandName), ' ', link);
  return note;
}

/** The note as long as the host gives no session, which needs no storage. */
function noteWithoutSession(note: HTMLElement, link: HostLink | undefined): readonly HTMLElement[] {
  if (link?.session.isGiven()) return [];
  link?.session.subscribe(() => link.session.isGiven() && note.remove());
  return [note];
}

/**
 * Runs the checkout in the framed document: greets the host, then mounts, also if the host does not answer
 * in time (F63). Shows a message if the frame may not store anything (F64) or the checkout cannot be loaded; in a
 * frame with an opaque origin, where no call would be answered, it shows only that message.
 */
export async function startFrame(window: Window, page: FramePage): Promise<void> {
  const element = window.document.getElementById('fc-frame');
  if (!element) throw new Error('The document has no place for the checkout');
  if (window.origin === 'null') return element.replaceChildren(storageNote(window, page));
  let mounted: MountedEmbed | undefined;
  const onOrder = (order: HostOrder) => {
    if (order.type === 'view') return showView(window, order);
    if (order.type === 'focus') return element.focus({ preventScroll: true });
    return mounted?.go(order);
  };
  void loadLive(window, page).catch(() => undefined);
  const link = await openHostLink({ window, hostOrigin: page.hostOrigin, onOrder });
  try {
    mounted = await mount({ window, page, element, link });
    link?.send({ type: 'ready' });
    keepTabInside(element);
    if (link) {
      reportHeight(window, element, {
        height: (heightPx) => link.send({ type: 'height', heightPx }),
        dialog: (heightPx) => link.send({ type: 'dialog', heightPx }),
      });
    }
  } catch (error) {
    console.error('the checkout could not start', error);
    const text = window.document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = (texts[page.context.locale] ?? english).failed;
    element.replaceChildren(text);
    link?.send({ type: 'failed' });
  }
}

interface MountTarget {
  readonly window: Window;
  readonly page: FramePage;
  readonly element: HTMLElement;
  readonly link: HostLink | undefined;
}

const scriptPlace = (window: Window, attempt: number) => ({
  siteOrigin: window.location.origin,
  attempt,
  nonce: undefined,
});

/** Starts the load of the live release, so that it does not wait for the host's answer. */
async function loadLive(window: Window, { context }: FramePage): Promise<void> {
  const { container, current } = checkoutRemote(context);
  await loadCheckout(container, current, scriptPlace(window, 0));
}

async function mount({ window, page, element, link }: MountTarget): Promise<MountedEmbed> {
  const { context, orderNumber, step } = page;
  const siteOrigin = window.location.origin;
  const remote = checkoutRemote(context);
  const observer = observeCheckout(context, { window, siteOrigin, step, watchVitals });
  const note = mayStore(window) ? [] : noteWithoutSession(storageNote(window, page), link);
  const inOwnElement = async (checkout: CheckoutModule, request: TryRequest): Promise<MountedEmbed> => {
    const root = window.document.createElement('div');
    const others = element.querySelectorAll(`:scope > .${rootClass}`);
    root.className = rootClass;
    if (others.length > 0) element.append(root);
    else element.replaceChildren(...note, root);
    try {
      const mounted = await checkout.mountEmbed({
        ...request,
        context,
        siteOrigin,
        element: root,
        ...(link && { hostSession: link.session }),
      });
      return {
        go: (place) => mounted.go(place),
        unmount: () => mounted.unmount().finally(() => root.remove()),
      };
    } catch (error) {
      root.remove();
      throw error;
    }
  };
  const mounting = mountWithFallback({
    releases: checkoutReleases(remote),
    place: { orderNumber, step },
    observer,
    load: (release, attempt) => loadCheckout(remote.container, release, scriptPlace(window, attempt)),
    mount: inOwnElement,
    onEvent(event) {
      if (event.name === 'step') observer.at(event.step);
      link?.send({ type: 'event', event });
    },
  });
  // A host removes a frame that has failed, so nothing may wait.
  mounting.catch(() => observer.stop());
  return mounting;
}
