import type { DataReport } from '@forecourt/shared-contracts/privacy';
import type { TenantStore } from '../db/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** Removes what one domain keeps of an account. Every domain that keeps something that the law does not ask to be kept has one. */
export interface AccountEraser {
  /** Names the domain. */
  readonly name: string;
  /** Works in the transaction that it is given; fine when there is nothing. */
  erase(store: TenantStore, sub: string): Promise<void>;
}

/** What the identity service knows of an account; undefined when it is gone. Neither password nor code nor token. */
export type DescribeAccount = (store: TenantStore, sub: string) => Promise<DataReport['account'] | undefined>;

/** What is kept of an account's pre-qualification; null when there is none. */
export type DescribePrequalification = (
  store: TenantStore,
  sub: string,
) => Promise<DataReport['prequalification']>;

/** What privacy requests need of their surroundings. `erasers` run in their order, that of the account itself last. */
export interface PrivacyDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  readonly describeAccount: DescribeAccount;
  readonly describePrequalification: DescribePrequalification;
  readonly erasers: readonly AccountEraser[];
}
