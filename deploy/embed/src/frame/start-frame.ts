import type { EmbedEvent, MountedEmbed } from '@forecourt/shared-contracts/embedding';
import english from '../locales/en.json';
import spanish from '../locales/es.json';
import { loadCheckout } from '../federation/load-checkout.ts';
import type { FramePage } from './frame-page.ts';
import { openHostLink, type HostLink, type HostOrder } from './host-link.ts';
import { keepTabInside } from './keep-tab-inside.ts';
import { reportHeight } from './report-height.ts';

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

/**
 * Runs the checkout in the framed document: greets the host, then mounts, also if the host does not answer
 * (F63). Shows a message if the frame may not store anything (F64) or the checkout cannot be loaded; in a
 * frame with an opaque origin, where no call would be answered, it shows only that message.
 */
export async function startFrame(window: Window, page: FramePage): Promise<void> {
  const element = window.document.getElementById('fc-frame');
  if (!element) throw new Error('The document has no place for the checkout');
  if (window.origin === 'null') return element.replaceChildren(storageNote(window, page));
  let mounted: MountedEmbed | undefined;
  const obey = (order: HostOrder) => {
    if (order.type === 'view') return showView(window, order);
    if (order.type === 'focus') return element.focus({ preventScroll: true });
    return mounted?.go(order);
  };
  const checkout = loadCheckout(page.context, { siteOrigin: window.location.origin, nonce: undefined });
  checkout.catch(() => undefined);
  const link = await openHostLink({ window, hostOrigin: page.hostOrigin, obey });
  try {
    mounted = await mount(await checkout, { window, page, element, link });
    link?.say({ type: 'ready' });
    keepTabInside(element);
    if (link) {
      reportHeight(window, element, {
        height: (heightPx) => link.say({ type: 'height', heightPx }),
        dialog: (heightPx) => link.say({ type: 'dialog', heightPx }),
      });
    }
  } catch (error) {
    console.error('the checkout could not start', error);
    const text = window.document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = (texts[page.context.locale] ?? english).failed;
    element.replaceChildren(text);
    link?.say({ type: 'failed' });
  }
}

interface MountPlace {
  readonly window: Window;
  readonly page: FramePage;
  readonly element: HTMLElement;
  readonly link: HostLink | undefined;
}

async function mount(
  checkout: Awaited<ReturnType<typeof loadCheckout>>,
  { window, page, element, link }: MountPlace,
): Promise<MountedEmbed> {
  const root = window.document.createElement('div');
  const isKept = mayStore(window) || link?.session.isGiven();
  element.replaceChildren(...(isKept ? [] : [storageNote(window, page)]), root);
  return checkout.mountEmbed({
    context: page.context,
    siteOrigin: window.location.origin,
    place: { orderNumber: page.orderNumber, step: page.step },
    element: root,
    ...(link && {
      hostSession: link.session,
      onEvent: (event: EmbedEvent) => link.say({ type: 'event', event }),
    }),
  });
}
