import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from '../platform/platform.ts';

/** Props of a remote's root component. It reads nothing else of the page, so that a server can render it. */
export interface RemoteAppProps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** Nonce of the page's content security policy, for style elements created by the design. */
  readonly nonce?: string | undefined;
  /** Where style elements are inserted if the remote is in a shadow root; the document's head by default. */
  readonly styleContainer?: Node | undefined;
}

/** A remote's root component. */
export type RemoteComponent = ComponentType<RemoteAppProps>;
