import type { Platform } from '@forecourt/shared-contracts';
import type { QueryClient } from '@forecourt/shared-contracts/react';
import type { TroubleKey } from '../domain/trouble.ts';

/** Dependencies of the choices. `showAlert` shows a message from the catalog as an alert bar. */
export interface ChoicesDeps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  readonly showAlert: (key: TroubleKey) => void;
}
