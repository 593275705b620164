import type texts from './ui/last.en.json';

/** The English texts that the chunk of the application's last pages brings. */
export type LastPagesTexts = typeof texts;
export { creditApplicationViews } from './views.ts';
