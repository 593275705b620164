import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** The ID verification provider's pages. */
export interface IdVerificationProvider {
  /** Returns a path of the site, or a URL of the provider, for the holder of the token. */
  pageOf(token: string): string;
}

/** Dependencies of ID verification. */
export interface IdVerificationDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  /** Undefined when no provider is configured; starting a verification is then refused with 503. */
  readonly provider: IdVerificationProvider | undefined;
  /** The server's secret for links, 256 bits in hexadecimal. */
  readonly linkSecret: string;
}
