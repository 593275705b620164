import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';

export const { bootstrap, mount, unmount } = createRemoteLifecycles({
  name: 'mfe-account',
  loadApp: () => import(/* webpackChunkName: "remote-app" */ '../app/remote-app.tsx'),
});
