import {
  applicationPages,
  pageFields,
  partOf,
  sharesAddress,
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

const addressFields: readonly string[] = ['line1', 'line2', 'city', 'state', 'zip'];

/** Returns an address as it is written on a letter; empty without one. */
function addressLine(values: readonly ReviewValue[]): string {
  const of = (field: string) => values.find((one) => one.field === field)?.value ?? '';
  const region = [of('state'), of('zip')].filter(Boolean).join(' ');
  return [of('line1'), of('line2'), of('city'), region].filter(Boolean).join(', ');
}

/** What a row shows: a line of its own for what reads as one, an address, a whole name, a relationship or a single answer, and the other answers with their labels. */
export interface ReviewShape {
  readonly line: string;
  /** The answer that is the line, whose text may be a choice; undefined for an address or a name. */
  readonly single: ReviewValue | undefined;
  readonly rest: readonly ReviewValue[];
}

/** Returns how the answers of a page are shown, as short as they can be read. */
export function reviewShape({ page, values }: Pick<ReviewRow, 'page' | 'values'>): ReviewShape {
  if (partOf(page) === 'name') {
    return { line: values.map(({ value }) => value).join(' '), single: undefined, rest: [] };
  }
  const [only] = values;
  if (values.length === 1 && only && only.kind !== 'dollars')
    return { line: only.value, single: only, rest: [] };
  const relationship = values.find(({ field }) => field === 'relationship');
  if (relationship)
    return {
      line: relationship.value,
      single: relationship,
      rest: values.filter((one) => one !== relationship),
    };
  const rest = values.filter(({ field }) => !addressFields.includes(field));
  return { line: addressLine(values), single: undefined, rest };
}

/**
 * Returns the answers of every page that was asked, in order. Only the year of a birth date is known; empty answers are left out, and so is
 * what is the same about the home that a second person shares.
 */
export function reviewRows(application: CreditApplication, facts: ApplicationFacts): readonly ReviewRow[] {
  const answers = application.answers as Answers;
  return applicationPages(answers, facts).map((page) => ({
    page,
    // It is an answer about the second person, among theirs.
    who: page === 'relationship' ? 'second' : whoOf(page),
    values: pageFields(partOf(page))
      .flatMap((field) => valueOf(application, page, field))
      .filter(({ field, kind, value }) => {
        const isShared = page === 'second-housing' && sharesAddress(answers);
        return !isShared || kind === 'dollars' || value !== answers.housing?.[field];
      }),
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
