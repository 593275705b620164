import { useCallback, useRef, useState } from 'react';
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
  const [opening, setOpening] = useState<ViewerKind>();
  const [opened, setOpened] = useState<ViewerDoor['opened']>();
  const wanted = useRef<ViewerKind>(undefined);
  const open = useCallback(
    (kind: ViewerKind) => {
      wanted.current = kind;
      setOpening(kind);
      import(/* webpackChunkName: "viewer" */ './viewer-dialogs.ts').then(
        (viewers) => {
          setOpening(undefined);
          if (wanted.current === kind) setOpened({ kind, viewers });
        },
        () => {
          setOpening(undefined);
          const message = t('choices.unreachable', { phone: contact.phoneAbbreviation });
          events.emit('mfe-storefront', 'alert:show', { kind: 'error', message });
        },
      );
    },
    [events, contact, t],
  );
  const close = useCallback(() => {
    wanted.current = undefined;
    setOpened(undefined);
  }, []);
  return { open, close, opening, opened };
}
