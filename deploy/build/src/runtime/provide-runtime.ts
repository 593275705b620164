import { createInstance } from '@module-federation/runtime-tools/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { runtimeCoreKey, runtimeKey } from '../webpack/page-names.ts';
import type { LentRuntime } from './lent-runtime.ts';

/** A remote that is loaded again, or in another release, keeps its instance, which is found by its name. */
const joinPage: LentRuntime['joinPage'] = (options) => {
  const instance = runtimeCore.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    ({ name }) => name === options.name,
  );
  if (!instance) return createInstance({ ...options, id: '' });
  instance.initOptions({ ...options, id: '' });
  return instance;
};

/**
 * Federation runtime plugin of the page's owner (the shell, the embed loader): lends its runtime to our remotes.
 * The first owner in the page wins. Module Federation's own mechanism (`externalRuntime`,
 * `provideExternalRuntime`) lends only the core, adds a second copy of it to the shell and lends it under a
 * global name, where a host dealer's page may offer a core of another version. Remotes of older releases contain
 * a runtime of their own above the core, which is lent under its earlier key.
 */
export default function provideRuntime(): {
  name: string;
  beforeInit: <T extends { options: { name: string } }>(args: T) => T;
} {
  return {
    name: 'provide-runtime',
    beforeInit(args) {
      const page = globalThis as Record<symbol, unknown>;
      page[Symbol.for(runtimeKey)] ??= {
        joinPage,
        attachShareScopeMap,
        // A shell exposes nothing, so its build leaves this one out.
        bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      } satisfies LentRuntime;
      page[Symbol.for(runtimeCoreKey)] ??= runtimeCore;
      return args;
    },
  };
}
