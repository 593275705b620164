import type { RemoteConfig } from '@forecourt/shared-contracts/releases';

/**
 * Name of a remote's container in a page, where it is a property of the window: `forecourt_checkout`. The
 * prefix avoids conflicts with a host dealer's page, whose own federation finds instances by their names.
 */
export function containerName({ container }: Pick<RemoteConfig, 'container'>): string {
  return `forecourt_${container}`;
}

/**
 * Key of the federation runtime that a page's owner lends to its remotes; no element or host can have the same
 * name.
 */
export const runtimeKey = 'forecourt.federation-runtime.v2';

/** Key of the runtime's core alone, which remotes released before `forecourt.federation-runtime.v2` borrow. */
export const runtimeCoreKey = 'forecourt.federation-core.v1';
