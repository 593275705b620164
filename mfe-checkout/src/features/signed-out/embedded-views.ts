import { createViewLoader } from '@forecourt/shared-contracts/react';

/** Views that only a host dealer's page shows, in a chunk that the site never loads. */
export const embeddedViews = createViewLoader<'sign-in', { readonly title: string }>({
  'sign-in': async () =>
    (await import(/* webpackChunkName: "embedded-sign-in" */ './embedded-sign-in.tsx')).EmbeddedSignIn,
});

/** The way out of a session on a host dealer's page, in the same chunk. */
export const embeddedSignOut = createViewLoader<'sign-out', object>({
  'sign-out': async () =>
    (await import(/* webpackChunkName: "embedded-sign-in" */ './embedded-sign-out.tsx')).EmbeddedSignOut,
});
