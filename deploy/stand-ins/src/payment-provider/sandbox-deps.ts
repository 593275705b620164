import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Db } from '@forecourt/backend/db/index.ts';
import type { Clock, Random } from '@forecourt/backend/ports/index.ts';

/** How long the stand-in takes for what takes days or minutes in reality, in milliseconds. */
export interface SandboxTimes {
  /** From the bank's page until a bank payment has cleared or was returned. */
  readonly clearingMs: number;
  /** Until a held card is approved. */
  readonly reviewMs: number;
  /** Until a slow card is authorized. */
  readonly slowMs: number;
  /** How long the response about a slow card is delayed: longer than a caller waits. */
  readonly slowAnswerMs: number;
}

/** Dependencies of the stand-in. */
export interface PaymentSandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly tenants: { byId(id: string): Tenant | undefined; all(): readonly Tenant[] };
  /** The keys of all accounts are derived from it, 256 bits in hexadecimal. */
  readonly secret: string;
  /** Its own origin, as reached by browsers. */
  readonly origin: string;
  readonly times: SandboxTimes;
  /** Delivers a report to the site's backend; returns the HTTP status. */
  readonly report: (tenantId: string, body: string, signature: string) => Promise<number>;
}
