import * as v from 'valibot';
import { dateOnOfText } from '../formats/index.ts';
import { historyMonths, monthsSince, duplicateFields, startMonthError } from '../fields/index.ts';
import { answerOf, hasSecondPerson, type Answers } from './answers.ts';
import { applicationPages, type ApplicationFacts } from './application-pages.ts';
import { pageOf, partOf, whoOf, type PageId, type PagePart, type PersonPart, type Who } from './page-ids.ts';
import { pageEntries } from './page-schemas.ts';

/** A page's invalid field with its message key. */
export interface PageError {
  readonly page: PageId;
  readonly field: string;
  readonly message: string;
}

type FieldFaults = Readonly<Record<string, string>>;

/**
 * What is wrong with one page, by field: first each field by its schema, then the rules across answers: nothing starts before the person
 * was born (FIELD-64, FIELD-65), homes and jobs go back in time, homes cover two years (BUY-53), and the second person's phone and email
 * differ from the applicant's (FIELD-80). Empty when nothing is wrong. Comparisons with the birth date are skipped while it is missing.
 */
export function pageErrors(page: PageId, answers: Answers, facts: ApplicationFacts): FieldFaults {
  const entries: v.ObjectEntries = pageEntries(facts.todayOn)[partOf(page)];
  const given = answers[page] ?? {};
  const own: Record<string, string> = {};
  for (const [field, schema] of Object.entries(entries)) {
    const fault = v.safeParse(schema as v.GenericSchema, given[field] ?? '', { abortPipeEarly: true });
    if (!fault.success) own[field] = fault.issues[0].message;
  }
  return { ...relatedFaults(page, answers, facts), ...own };
}

/** The faults of all pages, in page order; empty when only numbers and consents are missing for submission. */
export function applicationErrors(answers: Answers, facts: ApplicationFacts): readonly PageError[] {
  return applicationPages(answers, facts).flatMap((page) =>
    Object.entries(pageErrors(page, answers, facts)).map(([field, message]) => ({ page, field, message })),
  );
}

/** Pages with a start date, mapped to the page about what came after. */
const beginnings: Partial<Record<PagePart, PersonPart | null>> = {
  housing: null,
  job: null,
  'previous-address': 'housing',
  'previous-address-2': 'previous-address',
  'previous-address-3': 'previous-address-2',
  'previous-job': 'job',
};

function relatedFaults(page: PageId, answers: Answers, facts: ApplicationFacts): FieldFaults {
  const part = partOf(page);
  const later = beginnings[part];
  if (later !== undefined) {
    const short = part === 'previous-address-3' ? shortHistory(page, answers, facts) : {};
    return { ...short, ...sinceFaults(page, answers, later ? pageOf(whoOf(page), later) : undefined) };
  }
  if (part === 'other-income') return sourceFaults(answers[page] ?? {});
  return page === 'second-contact' ? contactFaults(answers) : {};
}

const digits = (text: string) => text.replace(/[^0-9]/g, '');

function contactFaults(answers: Answers): FieldFaults {
  const marks = (who: Who) => ({
    phoneNumber: digits(answerOf(answers, who, ['contact', 'phoneNumber'])),
    email: answerOf(answers, who, ['contact', 'email']).trim(),
  });
  return hasSecondPerson(answers) ? duplicateFields(marks('applicant'), marks('second')) : {};
}

const monthOf = (text: string | undefined) => (text ? `${text.slice(3)}-${text.slice(0, 2)}` : undefined);

/** `later` is the page about what came after. */
function sinceFaults(page: PageId, answers: Answers, later: PageId | undefined): FieldFaults {
  const month = monthOf(answers[page]?.since);
  if (month === undefined) return {};
  const next = later && monthOf(answers[later]?.since);
  if (next !== undefined && month >= next) return { since: 'startOrder' };
  const birthOn = dateOnOfText(answerOf(answers, whoOf(page), ['birth-date', 'birthDate']));
  const fault = birthOn && startMonthError(month, birthOn);
  return fault ? { since: fault } : {};
}

function shortHistory(page: PageId, answers: Answers, { todayOn }: ApplicationFacts): FieldFaults {
  const month = monthOf(answers[page]?.since);
  return month !== undefined && monthsSince(month, todayOn) < historyMonths ? { since: 'historyShort' } : {};
}

function sourceFaults(given: Readonly<Record<string, string>>): FieldFaults {
  const hasAmount = (given.monthlyIncome ?? '').trim() !== '';
  const hasSource = (given.otherSource ?? '') !== '';
  if (hasAmount && !hasSource) return { otherSource: 'incomeSourceRequired' };
  return hasSource && !hasAmount ? { monthlyIncome: 'monthlyIncomeRequired' } : {};
}
