import type { SignUpOutcome } from '@forecourt/shared-contracts';

/** Why no account could be made: the service is out, or something that another try, sign-in or the dealer mends. */
export type AccountRefusal = Exclude<SignUpOutcome['kind'], 'sent'>;
