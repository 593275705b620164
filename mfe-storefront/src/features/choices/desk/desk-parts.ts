import type { Platform } from '@forecourt/shared-contracts';
import type { QueryClient } from '@forecourt/shared-contracts/react';
import type { TroubleKey } from './trouble.ts';

/** What the desk works with. `say` shows a message of the catalogue as an alert bar. */
export interface DeskParts {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  readonly say: (key: TroubleKey) => void;
}
