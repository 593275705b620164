import { fetchContext, loadCheckout } from '../federation/load-checkout.ts';
import type { Mount, MountWish } from './embed-mount.ts';
import { checkoutClass } from './empty-root.ts';

/**
 * Mounts the checkout in the page, in the element's shadow root: the host's styles do not leak in and ours do
 * not leak out. Rejects when the site or its checkout cannot be loaded.
 */
export async function mountFederated(wish: MountWish): Promise<Mount> {
  const { loader, root, tenant, locale, place, hostSession, onEvent } = wish;
  const { siteOrigin, nonce } = loader;
  const context = await fetchContext(siteOrigin, locale || null);
  const { id } = context.page.tenant;
  if (tenant && tenant !== id) throw new Error(`This script belongs to ${id}, not to ${tenant}`);
  await Promise.all(context.styles.map((path) => linkStyle(root, new URL(path, siteOrigin).href)));
  const faces = context.fonts.map((font) => addFont(font.family, new URL(font.url, siteOrigin).href));
  const element = document.createElement('div');
  element.tabIndex = -1;
  element.className = checkoutClass;
  const styleContainer = document.createElement('div');
  root.append(styleContainer, element);
  const checkout = await loadCheckout(context.page, loader);
  const mounted = await checkout.mountEmbed({
    context: context.page,
    siteOrigin,
    place,
    element,
    styleContainer,
    hostSession,
    onEvent,
    ...(nonce && { nonce }),
  });
  return {
    go: (next) => mounted.go(next),
    focus: () => element.focus(),
    unmount() {
      for (const face of faces) document.fonts.delete(face);
      void mounted.unmount();
    },
  };
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
function addFont(family: string, url: string): FontFace {
  const face = new FontFace(family, `url("${url}") format("woff2")`, { weight: '100 900', display: 'swap' });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
  return face;
}
