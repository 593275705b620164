import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Db } from '../db/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import type { TokenVerifier } from './token-verifier.ts';

/** Dependencies of every route; created once by the process. */
export interface HttpServices {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly tokens: TokenVerifier;
  readonly clock: Clock;
  readonly random: Random;
  /** Writes one line of the access log. */
  readonly log: (line: string) => void;
}

/** Hono's environment below {@link createApp}: the services, tenant and correlation id of a request. */
export interface AppEnv {
  Variables: {
    readonly services: HttpServices;
    readonly tenant: Tenant;
    readonly correlationId: string;
    /** Counts a call for an order that is not the caller's; returns the seconds to wait when there were too many. */
    readonly countUnknownOrder: () => number | undefined;
  };
}
