import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Db } from '../db/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** How long the stand-in takes for what takes days or minutes elsewhere, in milliseconds. */
export interface SandboxTimes {
  /** From the bank's page until a bank payment has cleared or come back. */
  readonly clearingMs: number;
  /** Until a held card is approved. */
  readonly reviewMs: number;
  /** Until a slow card is authorized. */
  readonly slowMs: number;
  /** How long the answer about a slow card is kept back: longer than a caller waits. */
  readonly slowAnswerMs: number;
}

/** What the stand-in needs of its surroundings. */
export interface PaymentSandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly tenants: { byId(id: string): Tenant | undefined; all(): readonly Tenant[] };
  /** Behind the keys of all accounts, 256 bits in hexadecimal. */
  readonly secret: string;
  /** Its own origin, as browsers reach it. */
  readonly origin: string;
  readonly times: SandboxTimes;
  /** Delivers a report to the site's backend; answers the HTTP status. */
  readonly report: (tenantId: string, body: string, signature: string) => Promise<number>;
}
