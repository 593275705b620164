import { startEmbeddedPlatform, type EventPayload, type Platform } from '@forecourt/shared-contracts';
import type {
  EmbedEvent,
  EmbedLocation,
  EmbedRequest,
  MountedEmbed,
} from '@forecourt/shared-contracts/embedding';
import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';
import { embedTarget, stepWord } from '../domain/embed-place.ts';

/** Mounts the checkout remote into an element of a foreign page or frame, with its own platform. Rejects when it cannot start. */
export async function mountEmbed(request: EmbedRequest): Promise<MountedEmbed> {
  const { context, siteOrigin, place, element, styleContainer, nonce, hostSession, onEvent } = request;
  const { platform, stop } = startEmbeddedPlatform(context, {
    siteOrigin,
    target: embedTarget(place),
    hostSession,
  });
  const endTelling = onEvent && tellHost(platform, onEvent);
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
    endTelling?.();
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

function tellHost({ events, navigation }: Platform, tell: (event: EmbedEvent) => void): () => void {
  let told: string | null | undefined;
  const tellStep = () => {
    const step = stepWord(navigation.current().location.pathname);
    if (step !== told) tell({ name: 'step', step });
    told = step;
  };
  const tellSession = (status: EventPayload<'session:changed'>['status']) =>
    tell({ name: 'session', status });
  const known = events.last('session:changed');
  if (known) tellSession(known.payload.status);
  tellStep();
  const ends = [
    navigation.subscribe(tellStep),
    events.subscribe('session:changed', ({ payload }) => tellSession(payload.status)),
    events.subscribe('remote:failed', ({ payload }) => tell({ name: 'failed', phase: payload.phase })),
    events.subscribe('analytics:event', ({ payload: { name, properties } }) =>
      tell({ name: 'analytics', event: name, properties }),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
