import {
  answerOf,
  hasSecondPerson,
  type Answers,
  type PageAnswers,
  type Who,
} from '@forecourt/shared-contracts/credit-application';
import type { DataReport } from '@forecourt/shared-contracts/privacy';
import type { TenantStore } from '../db/index.ts';
import type { Sealer } from '../secrets/index.ts';
import { answersOf, applicationsOf, type ApplicationRow } from './application-rows.ts';

type ReportedApplication = NonNullable<DataReport['applications']>[number];

/** Fields of which a report says only whether they are stored. */
const unreported: readonly string[] = ['birthDate', 'annualIncome', 'monthlyIncome'];

/**
 * Returns the part of an access report about an account's applications, newest first: what was entered, without birth dates, incomes and
 * numbers.
 */
export async function applicationsReport(
  sealer: Sealer,
  store: TenantStore,
  sub: string,
): Promise<ReportedApplication[]> {
  return (await applicationsOf(store, sub)).map((row) => reported(row, answersOf(sealer, row)));
}

function reported(row: ApplicationRow, answers: Answers): ReportedApplication {
  return {
    status: row.status,
    startedAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    orderNumber: row.orderNumber,
    answers: Object.fromEntries(Object.entries(answers).map(([page, fields]) => [page, shown(fields)])),
    ...storedOf(answers, 'applicant'),
    hasSsn: row.sealedSsn !== null,
    ssnLast4: row.ssnLast4,
    second: hasSecondPerson(answers)
      ? { ...storedOf(answers, 'second'), hasSsn: row.sealedSecondSsn !== null }
      : null,
  };
}

function shown(fields: PageAnswers): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !unreported.includes(field)));
}

function storedOf(answers: Answers, who: Who): Pick<ReportedApplication, 'hasBirthDate' | 'hasIncome'> {
  const incomes = [
    answerOf(answers, who, ['income', 'annualIncome']),
    answerOf(answers, who, ['other-income', 'monthlyIncome']),
  ];
  return {
    hasBirthDate: answerOf(answers, who, ['birth-date', 'birthDate']) !== '',
    hasIncome: incomes.some((income) => income !== ''),
  };
}
