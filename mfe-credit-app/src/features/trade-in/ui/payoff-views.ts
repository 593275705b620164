import { createViewLoader } from '@forecourt/shared-contracts/react';
import type { PayoffPagesProps } from './payoff-pages.tsx';

/** The pages of the payoff, in a chunk of their own: most offers are for vehicles without a loan. */
export const payoffViews = createViewLoader<'payoff', PayoffPagesProps>({
  payoff: async () =>
    (await import(/* webpackChunkName: "trade-in-payoff" */ './payoff-pages.tsx')).PayoffPages,
});
