import { type SigningPort, stampSignatures } from '@forecourt/backend/signing/index.ts';

/** Path prefix of the stand-in provider's pages; followed by the token of one ceremony. */
export const sandboxSigningPath = '/_sandbox/signing';

/** How long the dealer of the sandbox takes to countersign. */
const sandboxCountersignMs = 20_000;

/** The stand-in for an electronic-signature provider: pages of this backend, and signatures stamped by us. */
export const sandboxSigning: SigningPort = {
  pageOf: (token) => `${sandboxSigningPath}/${token}`,
  stamp: stampSignatures,
  countersignAfterMs: sandboxCountersignMs,
};
