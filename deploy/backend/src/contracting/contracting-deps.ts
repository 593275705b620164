import type { Outbox } from '../outbox/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { SigningPort } from './signing-port.ts';

/** What contracts and their signing need of their surroundings. */
export interface ContractingDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbox: Outbox;
  /** Undefined when no provider is configured; beginning to sign answers 503 then. */
  readonly signing: SigningPort | undefined;
  /** The server's secret for links, 256 bits in hexadecimal. */
  readonly linkSecret: string;
}
