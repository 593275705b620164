import type { DataReport } from '@forecourt/shared-contracts/privacy';
import type { TenantStore } from '../db/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/**
 * Removes what one domain stores about an account. Every domain that stores data which the law does not
 * require to be kept has one.
 */
export interface AccountEraser {
  /** Name of the domain. */
  readonly name: string;
  /** Works in the given transaction; a no-op if there is nothing. */
  erase(store: TenantStore, sub: string): Promise<void>;
}

/**
 * Returns what the identity service knows of an account; undefined if it is gone. Contains no password, code
 * or token.
 */
export type DescribeAccount = (store: TenantStore, sub: string) => Promise<DataReport['account'] | undefined>;

/** Returns what is stored of an account's pre-qualification; null if there is none. */
export type DescribePrequalification = (
  store: TenantStore,
  sub: string,
) => Promise<DataReport['prequalification']>;

/** Returns what is stored of an account's credit applications, the newest first; empty without any. */
export type DescribeApplications = (
  store: TenantStore,
  sub: string,
) => Promise<NonNullable<DataReport['applications']>>;

/** Dependencies of privacy requests. `erasers` run in order, the account's own last. */
export interface PrivacyDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly describeAccount: DescribeAccount;
  readonly describePrequalification: DescribePrequalification;
  readonly describeApplications: DescribeApplications;
  readonly erasers: readonly AccountEraser[];
}
