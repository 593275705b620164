import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';

export const { bootstrap, mount, unmount } = createRemoteLifecycles({
  name: 'mfe-credit-app',
  loadApp: () => import(/* webpackChunkName: "cart" */ '../app/remote-app.tsx'),
});
