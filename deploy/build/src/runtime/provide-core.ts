import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { runtimeCoreKey } from '../webpack/page-names.ts';

/**
 * Federation runtime plugin of the page's owner (the shell, the embed loader): lends its runtime core to our
 * remotes. The first owner in the page wins. Module Federation's own mechanism (`externalRuntime`,
 * `provideExternalRuntime`) adds a second copy of the core to the shell and lends it under a global name,
 * where a host dealer's page may offer a core of another version.
 */
export default function provideCore(): {
  name: string;
  beforeInit: <T extends { options: { name: string } }>(args: T) => T;
} {
  return {
    name: 'provide-core',
    beforeInit(args) {
      const page = globalThis as Record<symbol, unknown>;
      page[Symbol.for(runtimeCoreKey)] ??= runtimeCore;
      return args;
    },
  };
}
