import {
  applicationPages,
  pageFields,
  partOf,
  whoOf,
  type Answers,
  type ApplicationFacts,
  type CreditApplication,
  type PageId,
  type Who,
} from '@forecourt/shared-contracts/credit-application';
import { fieldKinds } from './field-kinds.ts';

/** An answer as the review shows it: text as typed, or the key of a choice. */
export interface ReviewValue {
  readonly field: string;
  readonly kind: 'text' | 'choice' | 'dollars';
  readonly value: string;
}

/** The answers of one page, with the page to change them on. */
export interface ReviewRow {
  readonly page: PageId;
  readonly who: Who;
  readonly values: readonly ReviewValue[];
  readonly hasFault: boolean;
}

/** Returns the answers of every page that was asked, in order. Only the year of a birth date is known; empty answers are left out. */
export function reviewRows(application: CreditApplication, facts: ApplicationFacts): readonly ReviewRow[] {
  const answers = application.answers as Answers;
  return applicationPages(answers, facts).map((page) => ({
    page,
    who: whoOf(page),
    values: pageFields(partOf(page)).flatMap((field) => valueOf(application, page, field)),
    hasFault: application.faults.some((fault) => fault.page === page),
  }));
}

const choiceKinds = ['radio', 'select', 'check'];

function valueOf(application: CreditApplication, page: PageId, field: string): readonly ReviewValue[] {
  const year = application.birthYears[whoOf(page)];
  const birthDate = year === null ? '' : `••/••/${year}`;
  const value = field === 'birthDate' ? birthDate : (application.answers[page]?.[field] ?? '').trim();
  return value === '' ? [] : [{ field, kind: kindOf(field), value }];
}

function kindOf(field: string): ReviewValue['kind'] {
  const { kind } = fieldKinds[field] ?? { kind: 'text' };
  if (kind === 'dollars') return 'dollars';
  return choiceKinds.includes(kind) ? 'choice' : 'text';
}
