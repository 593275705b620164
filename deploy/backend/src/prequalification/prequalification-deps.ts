import type { ZipTable } from '../geo/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { Sealer } from '../secrets/index.ts';
import type { CreditBureau } from './credit-bureau.ts';

/** Dependencies of pre-qualifications. */
export interface PrequalificationDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly zips: ZipTable;
  /** Undefined when no bureau is configured; whatever needs one is then refused with 503. */
  readonly bureau: CreditBureau | undefined;
  readonly sealer: Sealer;
  /** Key for the hashes of codes and mobile numbers. */
  readonly secret: string;
  /**
   * Whether an account has submitted a full application since an instant; it replaces the pre-qualification
   * (`mf_completed`).
   */
  readonly hasAppliedSince: (store: TenantStore, sub: string, at: Date) => Promise<boolean>;
  /** The ZIP code of a holder's cart; undefined if there is none. */
  readonly cartZip: (store: TenantStore, holder: string) => Promise<string | undefined>;
}
