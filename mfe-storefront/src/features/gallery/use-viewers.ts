import { useCallback, useRef, useState } from 'react';
import type * as viewerModule from '../viewer/index.ts';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';

/** Which way of looking closer is wanted. */
export type ViewerKind = 'spin' | 'zoom';

type Viewers = typeof viewerModule;

/** The larger ways to look at a vehicle, in a chunk of their own that the first click loads. */
export interface ViewerDoor {
  readonly open: (kind: ViewerKind) => void;
  readonly close: () => void;
  readonly opening: ViewerKind | undefined;
  readonly opened: { readonly kind: ViewerKind; readonly viewers: Viewers } | undefined;
}

/** Loads the viewers when somebody asks for one; says so when they cannot be had. */
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
      import(/* webpackChunkName: "viewer" */ '../viewer/index.ts').then(
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
