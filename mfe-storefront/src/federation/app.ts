import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';

export const { bootstrap, mount, unmount } = createRemoteLifecycles({
  name: 'mfe-storefront',
  loadApp: () => import(/* webpackChunkName: "root" */ '../app/remote-app.tsx'),
});
