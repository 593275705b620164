import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';

/** Where the identity provider's pages stand. */
export interface IdentityProvider {
  /** A path of the site, or an address of the provider, for the person who holds the token. */
  pageOf(token: string): string;
}

/** What identity verification needs of its surroundings. */
export interface IdVerificationDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  /** Undefined when no provider is configured; starting a verification answers 503 then. */
  readonly provider: IdentityProvider | undefined;
  /** The server's secret for links, 256 bits in hexadecimal. */
  readonly linkSecret: string;
}
