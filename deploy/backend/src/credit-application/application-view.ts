import {
  applicationErrors,
  applicationPages,
  type Answers,
  type ApplicationFacts,
  type CreditApplication,
  type PageError,
} from '@forecourt/shared-contracts/credit-application';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { addressFaults } from './address-faults.ts';
import type { ApplicationDeps, Buyer } from './application-deps.ts';
import { answersOf, findNumber, type ApplicationRow } from './application-rows.ts';

/** Returns what the pages of this buyer's application depend on. */
export async function factsOf({ clock, commerce }: ApplicationDeps, buyer: Buyer): Promise<ApplicationFacts> {
  const cart = await commerce.quote(buyer);
  return {
    purchaseType: cart?.purchaseType ?? 'Finance',
    todayOn: dateOnIn(clock.now(), buyer.tenant.contact.timeZone),
  };
}

/**
 * Returns everything that is wrong with the answers: schema errors, and ZIP lookup errors for fields without
 * one.
 */
export function faultsOf(
  { zips }: Pick<ApplicationDeps, 'zips'>,
  answers: Answers,
  facts: ApplicationFacts,
): readonly PageError[] {
  const faults = applicationErrors(answers, facts);
  const pages = applicationPages(answers, facts);
  const isKnown = ({ page, field }: PageError) =>
    faults.some((fault) => fault.page === page && fault.field === field);
  const all = [...faults, ...addressFaults(pages, answers, zips).filter((fault) => !isKnown(fault))];
  return all.toSorted((one, other) => pages.indexOf(one.page) - pages.indexOf(other.page));
}

/** Returns an application as its owner may see it: without full birth dates and without numbers. */
export async function applicationView(
  deps: ApplicationDeps,
  buyer: Buyer,
  row: ApplicationRow,
): Promise<CreditApplication> {
  const answers = answersOf(deps.sealer, row);
  const facts = await factsOf(deps, buyer);
  const onRecord = await findNumber(buyer.store, row.ownerSub);
  const { 'birth-date': own, 'second-birth-date': second, ...shown } = answers;
  return {
    id: row.id,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    answers: shown as Record<string, Record<string, string>>,
    birthYears: { applicant: yearOf(own?.birthDate), second: yearOf(second?.birthDate) },
    faults: [...faultsOf(deps, answers, facts)],
    ssnLast4: onRecord?.ssnLast4 ?? null,
  };
}

function yearOf(birthDate: string | undefined): string | null {
  return /[0-9]{4}$/.exec(birthDate ?? '')?.[0] ?? null;
}
