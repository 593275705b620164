import type { IdentityProvider } from './id-verification-deps.ts';

/** Path of the stand-in provider's pages; below it stands the token of one try. */
export const sandboxProviderPath = '/_sandbox/id-verification';

/** The stand-in for an identity provider: pages of this backend that a person walks through on any device. */
export const sandboxProvider: IdentityProvider = {
  pageOf: (token) => `${sandboxProviderPath}/${token}`,
};
