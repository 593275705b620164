import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';

export const { bootstrap, mount, unmount } = createRemoteLifecycles({
  name: 'mfe-credit-app',
  loadApp: () => import(/* webpackChunkName: "root" */ '../app/remote-app.tsx'),
});
