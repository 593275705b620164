import * as v from 'valibot';
import { dateOnOfText } from '../formats/index.ts';
import { historyMonths, monthsSince, sharedMarks, startFault } from '../fields/index.ts';
import { answerOf, hasSecondPerson, type Answers } from './answers.ts';
import { applicationPages, type ApplicationFacts } from './application-pages.ts';
import { pageOf, partOf, whoOf, type PageId, type PagePart, type PersonPart, type Who } from './page-ids.ts';
import { pageEntries } from './page-schemas.ts';

/** A field at fault with its message key, of a page. */
export interface PageFault {
  readonly page: PageId;
  readonly field: string;
  readonly message: string;
}

type FieldFaults = Readonly<Record<string, string>>;

/**
 * What is wrong with one page, by field: each field by its schema, then by the rules that tie it to the other answers: nothing begins
 * before the person was born (FIELD-64, FIELD-65), homes and jobs go back in time, homes cover two years (BUY-53), and the second
 * person's phone and email differ from the applicant's (FIELD-80). Empty when nothing is wrong. Without a birth date among the answers
 * nothing is compared with it.
 */
export function pageFaults(page: PageId, answers: Answers, facts: ApplicationFacts): FieldFaults {
  const entries: v.ObjectEntries = pageEntries(facts.todayOn)[partOf(page)];
  const given = answers[page] ?? {};
  const own: Record<string, string> = {};
  for (const [field, schema] of Object.entries(entries)) {
    const fault = v.safeParse(schema as v.GenericSchema, given[field] ?? '', { abortPipeEarly: true });
    if (!fault.success) own[field] = fault.issues[0].message;
  }
  return { ...relatedFaults(page, answers, facts), ...own };
}

/** The faults of every page that is asked, in the order of the pages; none when the application can be submitted but for its numbers and consents. */
export function applicationFaults(answers: Answers, facts: ApplicationFacts): readonly PageFault[] {
  return applicationPages(answers, facts).flatMap((page) =>
    Object.entries(pageFaults(page, answers, facts)).map(([field, message]) => ({ page, field, message })),
  );
}

/** Pages that tell of a beginning, with the page about what followed. */
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
  return hasSecondPerson(answers) ? sharedMarks(marks('applicant'), marks('second')) : {};
}

const monthOf = (text: string | undefined) => (text ? `${text.slice(3)}-${text.slice(0, 2)}` : undefined);

/** `later` is the page about what followed. */
function sinceFaults(page: PageId, answers: Answers, later: PageId | undefined): FieldFaults {
  const month = monthOf(answers[page]?.since);
  if (month === undefined) return {};
  const next = later && monthOf(answers[later]?.since);
  if (next !== undefined && month >= next) return { since: 'startOrder' };
  const birthOn = dateOnOfText(answerOf(answers, whoOf(page), ['birth-date', 'birthDate']));
  const fault = birthOn && startFault(month, birthOn);
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
