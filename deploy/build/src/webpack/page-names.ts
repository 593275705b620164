import type { RemoteConfig } from '@forecourt/shared-contracts/releases';

/**
 * Name of a remote's container in a page, where it is a property of the window: `forecourt_checkout`. A host dealer's page has names of its
 * own, and its own federation finds instances by their names.
 */
export function containerName({ container }: Pick<RemoteConfig, 'container'>): string {
  return `forecourt_${container}`;
}

/** Place of the federation runtime core that a page's owner lends to its remotes, under no name that an element or a host could have. */
export const runtimeCoreKey = 'forecourt.federation-core.v1';
