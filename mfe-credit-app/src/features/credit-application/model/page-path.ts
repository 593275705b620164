import {
  applicationPages,
  type Answers,
  type ApplicationFacts,
  type CreditApplication,
  type PageId,
} from '@forecourt/shared-contracts/credit-application';
import { routePaths } from '../../../domain/route-paths.ts';

/** Pages after the questions. */
export type LastPage = 'ssn' | 'review' | 'submit';
export type ApplicationPage = PageId | LastPage;

/** Returns the path of a page; without `page`, of the start. `isChange` returns to the review. */
export function pagePath(page?: ApplicationPage, isChange = false): string {
  if (page === undefined) return routePaths['credit-application'];
  return `/credit-application/${page}${isChange ? '?change=1' : ''}`;
}

/** Returns the path of the page that asks who applies, with an answer suggested. */
export function planPath(plan: string): string {
  return `${pagePath('plan')}?plan=${plan}`;
}

/** Returns all pages of this application in order; a cash order needs no number. */
export function allPages(answers: Answers, facts: ApplicationFacts): readonly ApplicationPage[] {
  const last: readonly LastPage[] =
    facts.purchaseType === 'Cash' ? ['review', 'submit'] : ['ssn', 'review', 'submit'];
  return [...applicationPages(answers, facts), ...last];
}

/** Returns the page to resume at: the first incomplete one, else the number, else the review. */
export function nextOpenPage(application: CreditApplication, facts: ApplicationFacts): ApplicationPage {
  return application.faults[0]?.page ?? (facts.purchaseType === 'Cash' ? 'review' : 'ssn');
}

interface Place {
  readonly page: ApplicationPage;
  readonly application: CreditApplication;
  readonly facts: ApplicationFacts;
}

/** Returns the page after a completed one. A user who came from the review returns there, via any pages that the change has added. */
export function pageAfter({ page, application, facts }: Place, isChange: boolean): ApplicationPage {
  if (isChange) return application.faults[0]?.page ?? 'review';
  const pages = allPages(application.answers as Answers, facts);
  return pages[pages.indexOf(page) + 1] ?? 'review';
}

/** Returns the page before one; undefined for the first. */
export function pageBefore({ page, application, facts }: Place): ApplicationPage | undefined {
  const pages = allPages(application.answers as Answers, facts);
  return pages[pages.indexOf(page) - 1];
}
