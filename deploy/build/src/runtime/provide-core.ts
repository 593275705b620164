import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';

interface CoreGlobal {
  _FEDERATION_RUNTIME_CORE?: unknown;
  _FEDERATION_RUNTIME_CORE_FROM?: { version: string; name: string };
}

/**
 * Federation runtime plugin of the page's owner (the shell, the embed loader): lends its runtime core to remotes built with
 * `externalRuntime`. The first owner in the page wins. webpack's `provideExternalRuntime` would bring a second copy of the core.
 */
export default function provideCore(): {
  name: string;
  beforeInit: <T extends { options: { name: string } }>(args: T) => T;
} {
  return {
    name: 'provide-core',
    beforeInit(args) {
      const page = globalThis as CoreGlobal;
      page._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      page._FEDERATION_RUNTIME_CORE_FROM ??= { version: '2.9.2', name: args.options.name };
      return args;
    },
  };
}
