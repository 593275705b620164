import type { PageAnswer } from '../pages/credit-application-page.ts';

/** Values that the tests search for afterwards in everything that is stored and sent. */
export const secrets = {
  ssn: '512-34-5678',
  ssnDigits: '512345678',
  secondSsn: '523-45-6789',
  secondSsnDigits: '523456789',
  birthDate: '04/23/1981',
  secondBirthDate: '09/17/1983',
} as const;

const home = { 'Street address': '12 Main St', 'ZIP code': '60601', City: 'Chicago', State: 'Illinois' };
const texas = { 'Street address': '12 Main St', 'ZIP code': '75201', City: 'Dallas', State: 'Texas' };
/** Addresses of applicants: the one that the cart is priced for, and one in a community property state. */
export const homes = { home, texas };

/**
 * The pages about an applicant with a long-standing address and job, from the birth date to the other income.
 */
export function ownPages(address: Readonly<Record<string, string>> = home): readonly PageAnswer[] {
  return [
    { heading: 'What is your name?' },
    { heading: 'How can we reach you?' },
    { heading: 'What is your date of birth?', typed: { 'Date of birth': secrets.birthDate } },
    { heading: 'Where do you live?', typed: address },
    ...housing('Do you own or rent?'),
  ];
}

function housing(heading: string): readonly PageAnswer[] {
  const typed = { 'Monthly housing expense': '1200', 'Move-in date': '01/2018' };
  return [{ heading, chosen: ['Rent'], typed }];
}

/** The pages about the applicant's own work and income. */
export const workPages: readonly PageAnswer[] = [
  { heading: 'What do you do for a living?', chosen: ['Employed'] },
  {
    heading: 'Where do you work?',
    typed: { Occupation: 'Engineer', Employer: 'Acme', 'Start date': '05/2017', 'Work phone': '2125550199' },
  },
  {
    heading: 'What is your income?',
    typed: { 'Annual income before taxes': '185000', 'Source of income': 'Salary or wages' },
  },
  { heading: 'Do you have other income?' },
];

/** Name and contact details of the second person. */
export const graceOf = (
  relationship: string,
  does: 'applying' | 'buying' = 'applying',
): readonly PageAnswer[] => [
  { heading: `Who is ${does} with you?`, typed: { 'Relationship to you': relationship }, chosen: ['Yes'] },
  {
    heading: `What is your co-${does === 'buying' ? 'buyer' : 'applicant'}'s name?`,
    typed: { 'First name': 'Grace', 'Last name': 'Hopper' },
  },
  {
    heading: 'How can we reach Grace?',
    typed: { 'Mobile phone': '2125550135', Email: 'grace@example.com' },
  },
];

/** The remaining loan answers of the second person, who is retired. */
export const gracesCredit: readonly PageAnswer[] = [
  { heading: "What is Grace's date of birth?", typed: { 'Date of birth': secrets.secondBirthDate } },
  ...housing('Does Grace own or rent?'),
  { heading: 'What does Grace do for a living?', chosen: ['Retired'] },
  {
    heading: "What is Grace's income?",
    typed: { 'Annual income before taxes': '40000', 'Source of income': 'Pension' },
  },
  { heading: 'Does Grace have other income?' },
  { heading: 'Do you both want joint credit?', ticked: [/^I intend/, /^Grace is with me/] },
];
