import { createViewLoader, withTexts } from '@forecourt/shared-contracts/react';
import type { ChangedTermsProps } from './changed-terms-table.tsx';

/** The table of changed terms, which few shoppers ever see, in a chunk of its own with its texts. */
export const changedTermsViews = createViewLoader<'table', ChangedTermsProps>({
  table: withTexts({
    namespace: 'creditApp',
    view: async () =>
      (await import(/* webpackChunkName: "changed-terms" */ './changed-terms-table.tsx')).ChangedTermsTable,
    texts: () => import(/* webpackChunkName: "changed-terms" */ './changed-terms.en.json'),
    translations: {
      es: () => import(/* webpackChunkName: "changed-terms" */ './changed-terms.es.json'),
    },
  }),
});
