import { startEmbeddedPlatform } from '@forecourt/shared-contracts';
import type { EmbedLocation, EmbedRequest, MountedEmbed } from '@forecourt/shared-contracts/embedding';
import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';
import { embedTarget } from '../domain/embed-place.ts';
import { notifyHost } from './notify-host.ts';

/** Mounts the checkout remote into an element of a foreign page or frame, with its own platform. Rejects when it cannot start. */
export async function mountEmbed(request: EmbedRequest): Promise<MountedEmbed> {
  const { context, siteOrigin, place, element, styleContainer, nonce, hostSession, onEvent } = request;
  const { platform, stop } = startEmbeddedPlatform(context, {
    siteOrigin,
    target: embedTarget(place),
    hostSession,
  });
  const stopNotifying = onEvent && notifyHost(platform, onEvent);
  const lifecycles = createRemoteLifecycles({
    name: 'mfe-checkout',
    loadApp: () => import(/* webpackChunkName: "tracker" */ '../app/remote-app.tsx'),
  });
  const props = {
    name: 'mfe-checkout',
    domElement: element,
    platform,
    ...(styleContainer && { styleContainer }),
    ...(nonce && { nonce }),
  };
  const end = () => {
    stopNotifying?.();
    stop();
  };
  try {
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
  } catch (error) {
    end();
    throw error;
  }
  return {
    go: (next: EmbedLocation) => platform.navigation.push(embedTarget(next)),
    async unmount() {
      end();
      await lifecycles.unmount(props);
    },
  };
}
