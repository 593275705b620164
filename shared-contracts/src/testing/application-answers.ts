import type { Answers } from '../credit-application/index.ts';

/** Answers of a single applicant in Illinois with a long residence and job history; today is 2026-06-15. */
export function aloneAnswers(): Answers {
  return {
    plan: { plan: 'alone' },
    ...personAnswers('applicant'),
  };
}

/** Answers of two people at one address; the second is the applicant's sister. */
export function jointAnswers(): Answers {
  return {
    ...aloneAnswers(),
    plan: { plan: 'co-applicant' },
    relationship: { relationship: 'Sibling', sameAddress: 'yes' },
    ...personAnswers('second'),
    'joint-consent': { applicantConsent: 'yes', secondConsent: 'yes' },
  };
}

function personAnswers(who: 'applicant' | 'second'): Answers {
  const isSecond = who === 'second';
  const of = (part: string) => (isSecond ? `second-${part}` : part);
  return {
    [of('name')]: { firstName: isSecond ? 'Grace' : 'Ada', middleName: '', lastName: 'Buyer' },
    [of('contact')]: isSecond
      ? { phoneNumber: '(212) 555 - 0135', email: 'grace@example.com' }
      : { phoneNumber: '(212) 555 - 0134', email: 'ada@example.com' },
    [of('birth-date')]: { birthDate: isSecond ? '03/02/1992' : '06/15/1990' },
    ...(isSecond ? {} : { address: homeAnswers }),
    [of('housing')]: { housingStatus: 'Rent', monthlyHousing: '1,200', since: '01/2020' },
    [of('employment')]: { employmentStatus: 'Employed' },
    [of('job')]: {
      occupation: 'Engineer',
      employer: 'Acme',
      since: '05/2019',
      workPhone: '(212) 555 - 0199',
    },
    [of('income')]: { annualIncome: '85,000', incomeSource: 'Salary' },
    [of('other-income')]: { monthlyIncome: '', otherSource: '' },
  };
}

/** A home in Chicago. */
export const homeAnswers = { line1: '12 Main St', line2: '', zip: '60601', city: 'Chicago', state: 'IL' };
