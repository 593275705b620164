import type { IdVerificationProvider } from '@forecourt/backend/id-verification/index.ts';

/** Path prefix of the stand-in provider's pages; followed by the token of one attempt. */
export const sandboxProviderPath = '/_sandbox/id-verification';

/** The stand-in for an ID verification provider: pages of this backend for a person on any device. */
export const sandboxProvider: IdVerificationProvider = {
  pageOf: (token) => `${sandboxProviderPath}/${token}`,
};
