import { createRemoteLifecycles } from '@forecourt/shared-contracts/react';

export const { bootstrap, mount, unmount } = createRemoteLifecycles({
  name: 'mfe-checkout',
  loadApp: () => import(/* webpackChunkName: "tracker" */ '../app/remote-app.tsx'),
});
