import {
  applicationPages,
  type Answers,
  type ApplicationFacts,
  type CreditApplication,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';

/** Pages behind the questions. */
export type LastPage = 'ssn' | 'review' | 'submit';
export type ApplicationPage = PageId | LastPage;

/** Address of a page; of the beginning without one. `isChange` comes back to the review. */
export function pagePath(page?: ApplicationPage, isChange = false): string {
  if (page === undefined) return '/credit-application';
  return `/credit-application/${page}${isChange ? '?change=1' : ''}`;
}

/** Every page of this application in its order; a cash order needs no number. */
export function allPages(answers: Answers, facts: ApplicationFacts): readonly ApplicationPage[] {
  const last: readonly LastPage[] =
    facts.purchaseType === 'Cash' ? ['review', 'submit'] : ['ssn', 'review', 'submit'];
  return [...applicationPages(answers, facts), ...last];
}

/** Where somebody goes on: the first page that misses something, else the number, else the review. */
export function nextOpenPage(application: CreditApplication, facts: ApplicationFacts): ApplicationPage {
  return application.faults[0]?.page ?? (facts.purchaseType === 'Cash' ? 'review' : 'ssn');
}

interface Place {
  readonly page: ApplicationPage;
  readonly application: CreditApplication;
  readonly facts: ApplicationFacts;
}

/**
 * The page after one that is done. Whoever has come from the review goes back there, over the pages that the change has brought.
 */
export function pageAfter({ page, application, facts }: Place, isChange: boolean): ApplicationPage {
  if (isChange) return application.faults[0]?.page ?? 'review';
  const pages = allPages(application.answers as Answers, facts);
  return pages[pages.indexOf(page) + 1] ?? 'review';
}

/** The page before one; undefined for the first. */
export function pageBefore({ page, application, facts }: Place): ApplicationPage | undefined {
  const pages = allPages(application.answers as Answers, facts);
  return pages[pages.indexOf(page) - 1];
}
