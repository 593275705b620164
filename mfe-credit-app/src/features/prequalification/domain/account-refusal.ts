import type { SignUpOutcome } from '@forecourt/shared-contracts';

/** Why no account could be created: the service is unavailable, or a reason that a retry, sign-in or the dealer can resolve. */
export type AccountRefusal = Exclude<SignUpOutcome['kind'], 'sent'>;
