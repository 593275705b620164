import type { Federation } from '@module-federation/webpack-bundler-runtime';
import { runtimeKey } from '../webpack/page-names.ts';

type FederationInstance = NonNullable<Federation['instance']>;

/** What a page's owner lends to each remote; grows only by additions, because remotes of older releases use it too. */
export interface LentRuntime {
  /** The remote's instance in this page, created at its first use. */
  readonly joinPage: (options: NonNullable<Federation['initOptions']>) => FederationInstance;
  readonly attachShareScopeMap: Federation['attachShareScopeMap'];
  readonly bundlerRuntime: NonNullable<Federation['bundlerRuntime']>;
}

function lentRuntime(): LentRuntime {
  const lent = (globalThis as { [key: symbol]: LentRuntime | undefined })[Symbol.for(runtimeKey)];
  if (!lent) throw new Error('This page lends no federation runtime');
  return lent;
}

const { joinPage, attachShareScopeMap, bundlerRuntime } = lentRuntime();

/**
 * Takes the place of Module Federation's runtime in a remote, whose build looks for exactly these members. Throws when
 * the page's owner lends none: the remote is then not loaded, and its last good release is used.
 */
export default {
  runtime: {},
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    ...bundlerRuntime,
    S: {},
    init: ({ webpackRequire }: { webpackRequire: { federation: Federation } }) =>
      joinPage(webpackRequire.federation.initOptions!),
  },
};
