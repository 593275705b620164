import type { ZipTable } from '../geo/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { Sealer } from '../secrets/index.ts';
import type { CreditBureau } from './credit-bureau.ts';

/** What pre-qualifications need of their surroundings. */
export interface PrequalificationDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly zips: ZipTable;
  /** Undefined where no bureau is configured; whatever needs one answers 503 then. */
  readonly bureau: CreditBureau | undefined;
  readonly sealer: Sealer;
  /** Keys the hashes of codes and of mobile numbers. */
  readonly secret: string;
  /** Whether an account has sent a full application since an instant; it takes the pre-qualification's place (`mf_completed`). */
  readonly hasAppliedSince: (store: TenantStore, sub: string, at: Date) => Promise<boolean>;
}
