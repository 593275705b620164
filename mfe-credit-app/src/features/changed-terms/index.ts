import type texts from './changed-terms.en.json';

/** The English texts that the chunk of the changed terms brings. */
export type ChangedTermsTexts = typeof texts;
export { ChangedTerms } from './changed-terms.tsx';
