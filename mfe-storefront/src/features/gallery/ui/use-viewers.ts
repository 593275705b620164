import { useState } from 'react';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type * as viewerModule from './viewer-dialogs.ts';

/** The requested viewer. */
export type ViewerKind = 'spin' | 'zoom';

type Viewers = typeof viewerModule;

/** The larger viewers of a vehicle, in their own chunk, loaded by the first click. */
export interface ViewerDoor {
  readonly open: (kind: ViewerKind) => void;
  readonly close: () => void;
  readonly opening: ViewerKind | undefined;
  readonly opened: { readonly kind: ViewerKind; readonly viewers: Viewers } | undefined;
}

/** Loads the viewers on request; reports when they cannot be loaded. */
export function useViewers(): ViewerDoor {
  const { t } = useTranslation('storefront');
  const { events } = usePlatform();
  const { contact } = useTenant();
  const [kind, setKind] = useState<ViewerKind>();
  const [viewers, setViewers] = useState<Viewers>();
  const close = () => setKind(undefined);
  const open = (wanted: ViewerKind) => {
    setKind(wanted);
    import(/* webpackChunkName: "viewer" */ './viewer-dialogs.ts').then(setViewers, () => {
      close();
      const message = t('choices.unreachable', { phone: contact.phoneAbbreviation });
      events.emit('mfe-storefront', 'alert:show', { kind: 'error', message });
    });
  };
  return { open, close, opening: viewers ? undefined : kind, opened: viewers && kind && { kind, viewers } };
}
