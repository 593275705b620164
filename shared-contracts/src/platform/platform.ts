import type { EventBus } from '../events/event-bus.ts';
import type { Flags } from '../flags/flags.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Environment } from '../page/index.ts';
import type { ReleaseSet } from '../releases/index.ts';
import type { Accounts } from '../session/accounts.ts';
import type { SessionWatch } from '../session/create-session-watch.ts';
import type { Session } from '../session/session.ts';
import type { PlatformStorage } from '../storage/storage-port.ts';
import type { PublicTenant } from '../tenant/index.ts';

/** Where a platform runs. */
export type Placement = 'site' | 'embedded';

/** The page's singletons, for shell and remotes. */
export interface Platform {
  readonly tenant: PublicTenant;
  readonly environment: Environment;
  readonly client: ApiClient;
  readonly session: Session;
  /** Watches for a session that is about to expire from inactivity. */
  readonly sessionWatch: SessionWatch;
  /** Creates and recovers accounts; `session` signs in. */
  readonly accounts: Accounts;
  readonly events: EventBus;
  readonly flags: Flags;
  readonly navigation: Navigation;
  readonly storage: PlatformStorage;
  /** Language of the page, `en`. */
  readonly locale: string;
  /** The tenant's own texts in this locale: `namespace.key` to text. */
  readonly catalogOverrides: Readonly<Record<string, string>>;
  readonly releases: ReleaseSet;
  /** `embedded` in a host dealer's page, where the address bar and the other remotes are not ours. */
  readonly placement: Placement;
  /** Origin in front of site paths (`/media/…`); empty on the site itself. */
  readonly siteOrigin: string;
}
