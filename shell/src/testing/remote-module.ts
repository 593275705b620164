import type { Platform } from '@forecourt/shared-contracts';
import {
  createRemoteLifecycles,
  type LifecycleProps,
  type RemoteComponent,
} from '@forecourt/shared-contracts/react';
import type { MountableRemote } from '../platform/federation.ts';

/** The `./app` module of a remote, with the lifecycles that every real one has, on a test's platform. */
export function remoteModule(platform: Platform, name: string, App: RemoteComponent): MountableRemote {
  const lifecycles = createRemoteLifecycles({ name, loadApp: () => Promise.resolve(App) });
  const onPlatform =
    (lifecycle: (props: LifecycleProps) => Promise<unknown>) =>
    (props: LifecycleProps): Promise<unknown> =>
      lifecycle({ ...props, platform });
  return {
    bootstrap: onPlatform(lifecycles.bootstrap),
    mount: onPlatform(lifecycles.mount),
    unmount: onPlatform(lifecycles.unmount),
  };
}
