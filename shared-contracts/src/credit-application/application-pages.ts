import { historyMonths, monthsSince } from '../fields/index.ts';
import type { PurchaseType } from '../pricing/index.ts';
import { answerOf, hasSecondPerson, sharesAddress, stateOf, type Answers } from './answers.ts';
import { isCommunityProperty } from './community-property.ts';
import { pageOf, type PageId, type PersonPart, type Who } from './page-ids.ts';

/** Inputs of the page list besides the answers. */
export interface ApplicationFacts {
  /** A cash order needs to know who the buyers are and where they live, but not their credit. */
  readonly purchaseType: PurchaseType;
  /** Today's date in the dealer's time zone. */
  readonly todayOn: string;
}

const previousAddresses = ['previous-address', 'previous-address-2', 'previous-address-3'] as const;
const monthText = /^(0[1-9]|1[0-2])\/[0-9]{4}$/;

/**
 * The question pages to show, in order (BUY-46). They depend on the answers: previous addresses until two years are covered (BUY-53), a
 * previous employer for a job of less than two years (BUY-52), a spouse in community-property states (BUY-54), a second person's pages if
 * there is one. The pages that follow - number, review and terms - contain no such questions.
 */
export function applicationPages(answers: Answers, facts: ApplicationFacts): readonly PageId[] {
  const hasSecond = hasSecondPerson(answers);
  if (facts.purchaseType === 'Cash') return cashPages(answers, hasSecond);
  return [
    'plan',
    ...personPages(answers, 'applicant', facts),
    ...(hasSecond
      ? (['relationship', ...personPages(answers, 'second', facts), 'joint-consent'] as const)
      : []),
  ];
}

function cashPages(answers: Answers, hasSecond: boolean): readonly PageId[] {
  const second: readonly PageId[] = [
    'relationship',
    'second-name',
    'second-contact',
    ...(sharesAddress(answers) ? [] : (['second-address'] as const)),
  ];
  return ['plan', 'name', 'contact', 'address', ...(hasSecond ? second : [])];
}

function personPages(answers: Answers, who: Who, facts: ApplicationFacts): readonly PageId[] {
  const livesWithApplicant = who === 'second' && sharesAddress(answers);
  const parts: readonly PersonPart[] = [
    'name',
    'contact',
    'birth-date',
    ...(livesWithApplicant ? [] : (['address'] as const)),
    'housing',
    ...previousHomes(answers, who, facts),
    ...spouseParts(answers, who),
    'employment',
    ...jobParts(answers, who, facts),
    'income',
    'other-income',
  ];
  return parts.map((part) => pageOf(who, part));
}

function isShort(text: string, todayOn: string): boolean {
  if (!monthText.test(text)) return false;
  return monthsSince(`${text.slice(3)}-${text.slice(0, 2)}`, todayOn) < historyMonths;
}

function previousHomes(answers: Answers, who: Who, { todayOn }: ApplicationFacts): readonly PersonPart[] {
  const pages: PersonPart[] = [];
  let since = answerOf(answers, who, ['housing', 'since']);
  for (const page of previousAddresses) {
    if (!isShort(since, todayOn)) break;
    pages.push(page);
    since = answerOf(answers, who, [page, 'since']);
  }
  return pages;
}

/** A spouse who is also applying is covered on pages of their own. */
function spouseParts(answers: Answers, who: Who): readonly PersonPart[] {
  const isApplying = hasSecondPerson(answers) && answers.relationship?.relationship === 'Spouse';
  if (isApplying || !isCommunityProperty(stateOf(answers, who))) return [];
  if (answerOf(answers, who, ['marital-status', 'maritalStatus']) !== 'Married') return ['marital-status'];
  const livesElsewhere = answerOf(answers, who, ['spouse', 'sameAddress']) === 'no';
  return ['marital-status', 'spouse', ...(livesElsewhere ? (['spouse-address'] as const) : [])];
}

const working = ['Employed', 'SelfEmployed', 'Military'];

function jobParts(answers: Answers, who: Who, { todayOn }: ApplicationFacts): readonly PersonPart[] {
  if (!working.includes(answerOf(answers, who, ['employment', 'employmentStatus']))) return [];
  return isShort(answerOf(answers, who, ['job', 'since']), todayOn) ? ['job', 'previous-job'] : ['job'];
}
