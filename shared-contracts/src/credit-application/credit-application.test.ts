import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aloneAnswers, homeAnswers, jointAnswers } from '../testing/application-answers.ts';
import { AnswersSchema } from './application-endpoints.ts';
import {
  answerOf,
  applicationErrors,
  applicationPages,
  communityPropertyStates,
  isDisqualified,
  pageErrors,
  stateOf,
  type Answers,
  type ApplicationFacts,
  type PageId,
} from './index.ts';

const facts: ApplicationFacts = { purchaseType: 'Finance', todayOn: '2026-06-15' };
const with_ = (base: Answers, change: Answers): Answers => ({ ...base, ...change });
const texas = { ...homeAnswers, zip: '75201', city: 'Dallas', state: 'TX' };
const housing = (since: string) => ({ housingStatus: 'Rent', monthlyHousing: '900', since });
const job = (since: string) => ({ occupation: 'Clerk', employer: 'Acme', since, workPhone: '2125550199' });
const alone = aloneAnswers();
const joint = jointAnswers();

const basic = 'plan name contact birth-date address housing employment job income other-income'.split(' ');
const second =
  'second-name second-contact second-birth-date second-housing second-employment second-job second-income second-other-income'.split(
    ' ',
  );

describe('the pages to ask', () => {
  it.each<[string, Answers, readonly string[]]>([
    ['alone, two years everywhere', alone, basic],
    ['nothing answered yet', {}, basic.filter((page) => page !== 'job')],
    [
      'with a co-applicant at the same address',
      joint,
      [...basic, 'relationship', ...second, 'joint-consent'],
    ],
  ])('%s', (_row, answers, pages) => expect(applicationPages(answers, facts)).toEqual(pages));

  it.each<[string, Answers, readonly PageId[]]>([
    ['two years of housing to the month', { housing: housing('06/2024') }, []],
    ['a month less: previous address', { housing: housing('07/2024') }, ['previous-address']],
    [
      'the previous one is short, too: the one before',
      { housing: housing('01/2026'), 'previous-address': { since: '01/2025' } },
      ['previous-address', 'previous-address-2'],
    ],
    [
      'and so on, three at most',
      {
        housing: housing('05/2026'),
        'previous-address': { since: '04/2026' },
        'previous-address-2': { since: '03/2026' },
        'previous-address-3': { since: '02/2026' },
      },
      ['previous-address', 'previous-address-2', 'previous-address-3'],
    ],
    ['a month half typed asks nothing yet', { housing: housing('07/20') }, []],
    ['less than two years in the job: previous employer', { job: job('07/2024') }, ['previous-job']],
    ['community property: marital status', { address: texas }, ['marital-status']],
    [
      'married there: the spouse',
      { address: texas, 'marital-status': { maritalStatus: 'Married' } },
      ['marital-status', 'spouse'],
    ],
    [
      'a spouse who lives elsewhere',
      { address: texas, 'marital-status': { maritalStatus: 'Married' }, spouse: { sameAddress: 'no' } },
      ['marital-status', 'spouse', 'spouse-address'],
    ],
    [
      'separated there: no spouse',
      { address: texas, 'marital-status': { maritalStatus: 'Separated' } },
      ['marital-status'],
    ],
    ['married elsewhere is never asked', { 'marital-status': { maritalStatus: 'Married' } }, []],
  ])('%s', (_row, change, added) => {
    const pages = applicationPages(with_(alone, change), facts);
    expect(pages.filter((page) => !basic.includes(page))).toEqual(added);
  });

  it.each(['Retired', 'Student', 'Unemployed'])('%s: asks for no job', (employmentStatus) => {
    const pages = applicationPages(with_(alone, { employment: { employmentStatus } }), facts);
    expect(pages).not.toContain('job');
    expect(pages).toContain('income');
  });

  it('does not ask twice for a spouse who is also applying', () => {
    const answers = with_(joint, {
      address: texas,
      relationship: { relationship: 'Spouse', sameAddress: 'yes' },
    });
    expect(
      applicationPages(answers, facts).filter((page) => page.includes('spouse') || page.includes('marital')),
    ).toEqual([]);
  });

  it('asks each of two people in such a state about their own spouse', () => {
    const pages = applicationPages(with_(joint, { address: texas }), facts);
    expect(pages).toEqual(expect.arrayContaining(['marital-status', 'second-marital-status']));
  });

  it('a second person at another address has an address page of their own', () => {
    const answers = with_(joint, { relationship: { relationship: 'Parent', sameAddress: 'no' } });
    expect(applicationPages(answers, facts)).toContain('second-address');
  });

  it.each<[string, Answers, readonly string[]]>([
    ['alone', alone, ['plan', 'name', 'contact', 'address']],
    [
      'with a co-buyer at the same address',
      joint,
      ['plan', 'name', 'contact', 'address', 'relationship', 'second-name', 'second-contact'],
    ],
  ])('a cash order asks nothing about credit: %s', (_row, answers, pages) => {
    expect(applicationPages(answers, { ...facts, purchaseType: 'Cash' })).toEqual(pages);
  });
});

it('community-property states are those of BUY-54', () => {
  expect([...communityPropertyStates].sort().join(' ')).toBe('AZ CA ID LA NM NV TX WA WI');
});

describe('page faults', () => {
  it('none, alone and jointly', () => {
    expect(applicationErrors(alone, facts)).toEqual([]);
    expect(applicationErrors(joint, facts)).toEqual([]);
  });

  it.each<[string, PageId, Answers, Readonly<Record<string, string>>]>([
    ['nothing answered', 'name', { name: {} }, { firstName: 'nameRequired', lastName: 'nameRequired' }],
    [
      'a bad middle name',
      'name',
      { name: { ...alone.name, middleName: '1' } },
      { middleName: 'nameLetters' },
    ],
    [
      'a PO box as home',
      'address',
      { address: { ...homeAnswers, line1: 'PO Box 12' } },
      { line1: 'addressPoBox' },
    ],
    [
      'under 18',
      'birth-date',
      { 'birth-date': { birthDate: '06/16/2008' } },
      { birthDate: 'birthDateYoung' },
    ],
    ['110 residency before birth', 'housing', { housing: housing('01/1985') }, { since: 'startBeforeBirth' }],
    ['employment before birth', 'job', { job: job('01/1985') }, { since: 'startBeforeBirth' }],
    ['no birth date to judge by', 'housing', { housing: housing('01/1985'), 'birth-date': {} }, {}],
    [
      'a previous home that is no earlier',
      'previous-address',
      { housing: housing('01/2026'), 'previous-address': { ...homeAnswers, since: '01/2026' } },
      { since: 'startOrder' },
    ],
    [
      'three homes and still less than two years',
      'previous-address-3',
      {
        'previous-address-2': { ...homeAnswers, since: '03/2026' },
        'previous-address-3': { ...homeAnswers, since: '02/2026' },
      },
      { since: 'historyShort' },
    ],
    [
      'a previous job that is no earlier',
      'previous-job',
      { job: job('01/2026'), 'previous-job': { occupation: 'Clerk', employer: 'Old', since: '02/2026' } },
      { since: 'startOrder' },
    ],
    [
      'other income without its source',
      'other-income',
      { 'other-income': { monthlyIncome: '300', otherSource: '' } },
      { otherSource: 'incomeSourceRequired' },
    ],
    [
      'a source without income',
      'other-income',
      { 'other-income': { monthlyIncome: '', otherSource: 'Rental' } },
      { monthlyIncome: 'monthlyIncomeRequired' },
    ],
    [
      'other income that is no amount',
      'other-income',
      { 'other-income': { monthlyIncome: 'some', otherSource: 'Rental' } },
      { monthlyIncome: 'monthlyIncomeDigits' },
    ],
    ['nothing chosen', 'plan', { plan: {} }, { plan: 'planRequired' }],
  ])('%s', (_row, page, change, faults) => {
    expect(pageErrors(page, with_(alone, change), facts)).toEqual(faults);
  });

  it('068, 081 phone and email of the second person must differ', () => {
    const answers = with_(joint, {
      'second-contact': { phoneNumber: '2125550134', email: 'ADA@example.com' },
    });
    expect(pageErrors('second-contact', answers, facts)).toEqual({
      phoneNumber: 'phoneSame',
      email: 'emailSame',
    });
  });

  it('both must consent to joint intent (12 CFR 1002.7(d))', () => {
    const answers = with_(joint, { 'joint-consent': { applicantConsent: 'yes', secondConsent: '' } });
    expect(applicationErrors(answers, facts)).toEqual([
      { page: 'joint-consent', field: 'secondConsent', message: 'jointConsentRequired' },
    ]);
  });
});

it('a second person at the same address lives in the same state', () => {
  expect(stateOf(joint, 'second')).toBe('IL');
  expect(answerOf(joint, 'second', ['name', 'firstName'])).toBe('Grace');
});

it.each([
  ['half of the income', 85_000_00, 3541_66, false],
  ['beyond', 85_000_00, 3541_67, true],
  ['no payment', 100, 0, false],
])('payment and income: %s', (_row, annualIncomeCents, monthlyPaymentCents, is) => {
  expect(isDisqualified({ annualIncomeCents, monthlyPaymentCents })).toBe(is);
});

it.each([
  ['all answers', joint, true],
  ['a number, wherever it is put', { name: { ssn: '123456789' } }, false],
  ['a page of its own', { ssn: { ssn: '123456789' } }, false],
  ['endless text', { name: { firstName: 'x'.repeat(81) } }, false],
])('a draft accepts only fields of pages: %s', (_row, answers, is) => {
  expect(v.is(AnswersSchema, answers)).toBe(is);
});
