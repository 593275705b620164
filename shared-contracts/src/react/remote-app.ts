import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Platform } from '../platform/platform.ts';

/** What a remote's root component is given. It reads nothing else of the page, so that a server can render it. */
export interface RemoteAppProps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  /** Nonce of the page's content security policy, for the style elements that the design makes. */
  readonly nonce?: string | undefined;
  /** Where style elements go when the remote stands in a shadow root; the document's head without it. */
  readonly styleContainer?: Node | undefined;
}

/** A remote's root component. */
export type RemoteApp = ComponentType<RemoteAppProps>;
