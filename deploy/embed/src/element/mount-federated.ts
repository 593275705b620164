import type { EmbedRequest, MountedEmbed } from '@forecourt/shared-contracts/embedding';
import { checkoutReleases, checkoutRemote } from '../federation/checkout-releases.ts';
import {
  fetchContext,
  loadCheckout,
  type CheckoutModule,
  type EmbedContext,
} from '../federation/load-checkout.ts';
import { mountWithFallback } from '../federation/mount-with-fallback.ts';
import { observeCheckout } from '../observe/observe-checkout.ts';
import type { Mount, MountRequest } from './embed-mount.ts';
import { checkoutClass } from './empty-root.ts';

/**
 * Mounts the checkout in the page, in the element's shadow root: the host's styles do not leak in and ours do
 * not leak out. Rejects when the site, or every release of its checkout, cannot be loaded.
 */
export async function mountFederated(request: MountRequest): Promise<Mount> {
  const { loader, root, tenant, locale, place, hostSession, onEvent } = request;
  const { siteOrigin, nonce } = loader;
  const context = await fetchContext(siteOrigin, locale || null);
  const { id } = context.page.tenant;
  if (tenant && tenant !== id) throw new Error(`This script belongs to ${id}, not to ${tenant}`);
  await Promise.all(context.styles.map((path) => linkStyle(root, new URL(path, siteOrigin).href)));
  const faces = context.fonts.map((font) => addFont(font, siteOrigin));
  const remote = checkoutRemote(context.page);
  const observer = observeCheckout(context.page, { window, siteOrigin, step: place.step });
  try {
    const mounted = await mountWithFallback({
      releases: checkoutReleases(remote),
      place,
      observer,
      load: (release, attempt) => loadCheckout(remote.container, release, { ...loader, attempt }),
      mayRetry: () => !request.isBlocked(),
      mount: (checkout, request) =>
        mountInOwnElement(root, checkout, {
          ...request,
          context: context.page,
          siteOrigin,
          hostSession,
          ...(nonce && { nonce }),
        }),
      onEvent(event) {
        if (event.name === 'step') observer.at(event.step);
        onEvent(event);
      },
    });
    return {
      go: (next) => mounted.go(next),
      focus: () => root.querySelector<HTMLElement>(`.${checkoutClass}`)?.focus(),
      unmount() {
        for (const face of faces) document.fonts.delete(face);
        observer.stop();
        void mounted.unmount();
      },
    };
  } catch (error) {
    if (request.isBlocked()) observer.discard();
    observer.stop();
    throw error;
  }
}

/** Mounts a release into an element of its own with its styles; both are gone after a failure or the end. */
async function mountInOwnElement(
  root: ShadowRoot,
  checkout: CheckoutModule,
  request: Omit<EmbedRequest, 'element' | 'styleContainer'>,
): Promise<MountedEmbed> {
  const element = document.createElement('div');
  element.lang = request.context.locale;
  element.tabIndex = -1;
  element.className = checkoutClass;
  const styleContainer = document.createElement('div');
  root.append(styleContainer, element);
  const remove = () => {
    styleContainer.remove();
    element.remove();
  };
  try {
    const mounted = await checkout.mountEmbed({ ...request, element, styleContainer });
    return { go: (next) => mounted.go(next), unmount: () => mounted.unmount().finally(remove) };
  } catch (error) {
    remove();
    throw error;
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

/**
 * A font declared inside a shadow root is not used; it must be added to the document. A host that blocks it
 * shows a fallback font.
 */
function addFont({ family, url, descriptors }: EmbedContext['fonts'][number], siteOrigin: string): FontFace {
  const source = `url("${new URL(url, siteOrigin).href}") format("woff2")`;
  const face = new FontFace(family, source, { weight: '100 900', display: 'swap', ...descriptors });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
  return face;
}
