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

/** What an application depends on: its facts, and the ZIP whose taxes its cart has; null without one. */
export interface Circumstances extends ApplicationFacts {
  readonly cartZip: string | null | undefined;
}

/** Returns what this buyer's application depends on; `cartZip` is undefined without a cart. */
export async function circumstancesOf(
  { clock, commerce }: ApplicationDeps,
  buyer: Buyer,
): Promise<Circumstances> {
  const cart = await commerce.quote(buyer);
  return {
    purchaseType: cart?.purchaseType ?? 'Finance',
    todayOn: dateOnIn(clock.now(), buyer.tenant.contact.timeZone),
    cartZip: cart?.zipCode,
  };
}

/**
 * Returns everything that is wrong with the answers: schema errors, ZIP lookup errors for fields without
 * one, and a home whose taxes the cart does not have: completing that page shows the change and moves the cart.
 */
export function faultsOf(
  { zips }: Pick<ApplicationDeps, 'zips'>,
  answers: Answers,
  { cartZip, ...facts }: Circumstances,
): readonly PageError[] {
  const faults = applicationErrors(answers, facts);
  const pages = applicationPages(answers, facts);
  const isKnown = ({ page, field }: PageError) =>
    faults.some((fault) => fault.page === page && fault.field === field);
  const all = [...faults, ...addressFaults(pages, answers, zips).filter((fault) => !isKnown(fault))];
  const isHomeRight = pages.includes('address') && !all.some(({ page }) => page === 'address');
  if (isHomeRight && cartZip !== undefined && cartZip !== answers.address?.zip?.trim()) {
    all.push({ page: 'address', field: 'zip', message: 'zipNotTaxed' });
  }
  return all.toSorted((one, other) => pages.indexOf(one.page) - pages.indexOf(other.page));
}

/** Returns an application as its owner may see it: without full birth dates and without numbers. */
export async function applicationView(
  deps: ApplicationDeps,
  buyer: Buyer,
  row: ApplicationRow,
): Promise<CreditApplication> {
  const answers = answersOf(deps.sealer, row);
  const circumstances = await circumstancesOf(deps, buyer);
  const onRecord = await findNumber(buyer.store, row.ownerSub);
  const { 'birth-date': own, 'second-birth-date': second, ...shown } = answers;
  return {
    id: row.id,
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    answers: shown as Record<string, Record<string, string>>,
    birthYears: { applicant: yearOf(own?.birthDate), second: yearOf(second?.birthDate) },
    faults: [...faultsOf(deps, answers, circumstances)],
    ssnLast4: onRecord?.ssnLast4 ?? null,
  };
}

function yearOf(birthDate: string | undefined): string | null {
  return /[0-9]{4}$/.exec(birthDate ?? '')?.[0] ?? null;
}
