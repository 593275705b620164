import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Db } from '../db/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import type { TokenVerifier } from './token-verifier.ts';

/** What every route may need; made once by the process. */
export interface HttpServices {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly tokens: TokenVerifier;
  readonly clock: Clock;
  readonly random: Random;
  /** Takes one line of the access log. */
  readonly log: (line: string) => void;
}

/** Hono's environment below {@link createApp}: who is asked, under which correlation id. */
export interface AppEnv {
  Variables: {
    readonly services: HttpServices;
    readonly tenant: Tenant;
    readonly correlationId: string;
  };
}
