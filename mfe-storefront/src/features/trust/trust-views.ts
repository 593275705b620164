import type { TrustListProps } from '@forecourt/shared-design/trust';
import { createViewLoader } from '@forecourt/shared-contracts/react';

/** What a shopper can count on, in a chunk that several pages share; a page's view loads it together with itself. */
export const trustViews = createViewLoader<'list', TrustListProps>({
  list: async () =>
    (await import(/* webpackChunkName: "trust" */ '@forecourt/shared-design/trust')).loadTrustList(),
});
