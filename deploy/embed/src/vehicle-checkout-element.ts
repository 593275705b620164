import { fetchContext, loadCheckout } from './load-checkout.ts';

interface ElementPlace {
  readonly siteOrigin: string;
  /** Nonce of the host page's policy, as on the loader's own script tag. */
  readonly nonce: string | undefined;
}

const elementName = 'vehicle-checkout';
const failureText = 'The checkout could not be loaded. Please reload the page.';

/**
 * Registers `<vehicle-checkout tenant="…" order="…">`: the checkout remote alone, in a shadow root, so that the host's styles do not
 * reach in and ours do not leak out. Registering twice is fine. Events: `forecourt:ready`, and `forecourt:error` with a `detail.message`.
 */
export function defineVehicleCheckout(place: ElementPlace): void {
  if (customElements.get(elementName)) return;
  customElements.define(
    elementName,
    class extends HTMLElement {
      #mounted: Promise<{ unmount(): Promise<void> } | undefined> | undefined;

      connectedCallback(): void {
        this.#mounted ??= mountInto(this, place);
      }

      disconnectedCallback(): void {
        queueMicrotask(() => {
          if (this.isConnected) return;
          const mounted = this.#mounted;
          this.#mounted = undefined;
          void mounted?.then((checkout) => checkout?.unmount());
        });
      }
    },
  );
}

async function mountInto(host: HTMLElement, place: ElementPlace) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren();
  try {
    const context = await fetchContext(place.siteOrigin);
    const wanted = host.getAttribute('tenant');
    const { id } = context.page.tenant;
    if (wanted && wanted !== id) throw new Error(`This script belongs to ${id}, not to ${wanted}`);
    await Promise.all(context.styles.map((path) => linkStyle(root, new URL(path, place.siteOrigin).href)));
    for (const font of context.fonts) addFont(font.family, new URL(font.url, place.siteOrigin).href);
    const element = document.createElement('div');
    const styleContainer = document.createElement('div');
    root.append(styleContainer, element);
    const checkout = await loadCheckout(context, place.siteOrigin);
    const mounted = await checkout.mountEmbed({
      context: context.page,
      siteOrigin: place.siteOrigin,
      orderNumber: host.getAttribute('order') ?? '',
      element,
      styleContainer,
      ...(place.nonce && { nonce: place.nonce }),
    });
    host.dispatchEvent(new CustomEvent('forecourt:ready', { bubbles: true, composed: true }));
    return mounted;
  } catch (error) {
    showFailure(host, root, error);
    return undefined;
  }
}

function linkStyle(root: ShadowRoot, href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => done();
    link.onerror = () => fail(new Error('The theme could not be loaded'));
    root.append(link);
  });
}

/** A face declared inside a shadow root is not used; it has to be known to the document. A host that refuses it sees a fallback face. */
function addFont(family: string, url: string): void {
  const face = new FontFace(family, `url("${url}") format("woff2")`, { weight: '100 900', display: 'swap' });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

function showFailure(host: HTMLElement, root: ShadowRoot, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = failureText;
  root.replaceChildren(text);
  host.dispatchEvent(
    new CustomEvent('forecourt:error', { bubbles: true, composed: true, detail: { message } }),
  );
}
