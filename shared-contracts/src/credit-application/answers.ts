import type { PageId, PersonPart, Who } from './page-ids.ts';
import { pageOf } from './page-ids.ts';

/** What stands in the fields of a page, as text. A box that is ticked is `yes`. */
export type PageAnswers = Readonly<Record<string, string>>;
/** What has been answered so far, by page. Pages that were never seen are absent; they may hold text that is wrong or half typed. */
export type Answers = Readonly<Partial<Record<PageId, PageAnswers>>>;

/** The text of one field of a person; empty when there is none. */
export function answerOf(answers: Answers, who: Who, [part, field]: readonly [PersonPart, string]): string {
  return answers[pageOf(who, part)]?.[field] ?? '';
}

/** Whether somebody applies with the applicant. */
export function hasSecondPerson(answers: Answers): boolean {
  const plan = answers.plan?.plan;
  return plan === 'co-applicant' || plan === 'co-buyer';
}

/** Whether the second person lives where the applicant does. */
export function sharesAddress(answers: Answers): boolean {
  return answers.relationship?.sameAddress === 'yes';
}

/** State (two letters) in which a person lives, empty while unknown. */
export function stateOf(answers: Answers, who: Who): string {
  const home = who === 'second' && sharesAddress(answers) ? 'applicant' : who;
  return answerOf(answers, home, ['address', 'state']);
}
