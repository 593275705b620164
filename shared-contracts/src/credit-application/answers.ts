import type { PageId, PersonPart, Who } from './page-ids.ts';
import { pageOf } from './page-ids.ts';

/** The field values of a page, as text. A checked box is `yes`. */
export type PageAnswers = Readonly<Record<string, string>>;
/** The answers so far, by page. Pages never visited are absent; values may be invalid or incomplete. */
export type Answers = Readonly<Partial<Record<PageId, PageAnswers>>>;

/** The text of one of a person's fields; empty when absent. */
export function answerOf(answers: Answers, who: Who, [part, field]: readonly [PersonPart, string]): string {
  return answers[pageOf(who, part)]?.[field] ?? '';
}

/** Whether there is a second applicant. */
export function hasSecondPerson(answers: Answers): boolean {
  const plan = answers.plan?.plan;
  return plan === 'co-applicant' || plan === 'co-buyer';
}

/** Whether the second person lives at the applicant's address. */
export function sharesAddress(answers: Answers): boolean {
  return answers.relationship?.sameAddress === 'yes';
}

/** A person's state of residence (two letters), empty while unknown. */
export function stateOf(answers: Answers, who: Who): string {
  const home = who === 'second' && sharesAddress(answers) ? 'applicant' : who;
  return answerOf(answers, home, ['address', 'state']);
}
