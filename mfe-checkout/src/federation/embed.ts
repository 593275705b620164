import { startEmbeddedPlatform } from '@forecourt/shared-contracts';
import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';
import type { PageContext } from '@forecourt/shared-contracts/page';

/** What the embed loader knows: the site's context and origin, the order, and where to render. */
export interface EmbedRequest {
  readonly context: PageContext;
  readonly siteOrigin: string;
  /** Empty shows the page that asks for an order. */
  readonly orderNumber: string;
  readonly element: HTMLElement;
  readonly styleContainer: Node;
  readonly nonce?: string;
}

/** A mounted checkout. */
export interface MountedEmbed {
  unmount(): Promise<void>;
}

/** Mounts the checkout remote into an element of a foreign page, with a platform of its own. Rejects when it cannot start. */
export async function mountEmbed(request: EmbedRequest): Promise<MountedEmbed> {
  const { context, siteOrigin, orderNumber, element, styleContainer, nonce } = request;
  const target = `/progress/${encodeURIComponent(orderNumber)}`;
  const platform = startEmbeddedPlatform(context, { siteOrigin, target });
  const lifecycles = createRemoteLifecycles({
    name: 'mfe-checkout',
    loadApp: () => import(/* webpackChunkName: "tracker" */ '../app/remote-app.tsx'),
  });
  const props = {
    name: 'mfe-checkout',
    domElement: element,
    platform,
    styleContainer,
    ...(nonce && { nonce }),
  };
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  return {
    async unmount() {
      await lifecycles.unmount(props);
      platform.navigation.dispose();
    },
  };
}
