import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { decimalFaults } from './decimal-faults.ts';
import { hoursFaults } from './hours-faults.ts';

/** Languages in which the site's own texts are written, by the catalogs of its packages. */
export const writtenLanguages: readonly string[] = ['en', 'es'];

/** What a tenant refers to that it does not have: one line per field, `path: reason`. */
export function settingFaults({ payment }: Tenant): string[] {
  const faults: string[] = [];
  if (!payment.creditTiers.some(({ name }) => name === payment.defaultCreditTier)) {
    faults.push(`payment.defaultCreditTier: "${payment.defaultCreditTier}" is none of the credit tiers`);
  }
  if (!payment.states.some(({ state }) => state === payment.homeState)) {
    faults.push(`payment.homeState: "${payment.homeState}" is none of the states`);
  }
  if (!payment.termsMonths.includes(payment.defaultTermMonths)) {
    faults.push(`payment.defaultTermMonths: ${payment.defaultTermMonths} is none of the terms`);
  }
  return faults;
}

/** What a shopper must be able to count on (SHOP-91): each is on the landing page, on vehicle pages and in the cart. */
function trustFaults({ promises, contact, locale, locales = [], texts }: Tenant): string[] {
  const slots = {
    'promises.moneyBack': promises.moneyBack,
    'promises.limitedWarranty': promises.limitedWarranty,
    'promises.inspection': promises.inspection,
    'contact.person': contact.person,
  };
  const untranslated = locales
    .filter((other) => other !== locale)
    .flatMap((other) =>
      ['tenant.person.role', 'tenant.person.hours']
        .filter((key) => !texts[other]?.[key])
        .map((key) => `texts.${other}.${key}`),
    );
  return [...Object.keys(slots).filter((path) => !slots[path as keyof typeof slots]), ...untranslated].map(
    (path) => `${path}: is empty, and shoppers read it wherever they decide`,
  );
}

function timeZoneFaults({ contact: { timeZone } }: Tenant): string[] {
  try {
    dateOnIn(new Date(0), timeZone);
    return [];
  } catch {
    return [`contact.timeZone: "${timeZone}" is no time zone; write one like America/New_York`];
  }
}

/** A tier without a factor would be quoted with that of another one, or without any rent charge. */
function moneyFactorFaults({ payment: { creditTiers, lease } }: Tenant): string[] {
  if (!lease) return [];
  const tiers = creditTiers.map(({ name }) => name);
  const path = 'payment.lease.moneyFactors';
  return [
    ...tiers
      .filter((name) => !Object.hasOwn(lease.moneyFactors, name))
      .map((name) => `${path}.${name}: is missing`),
    ...Object.keys(lease.moneyFactors)
      .filter((name) => !tiers.includes(name))
      .map((name) => `${path}.${name}: is none of the credit tiers`),
  ];
}

/** The first term would be quoted instead of a default that is none of them. */
function leaseTermFaults({ payment: { lease } }: Tenant): string[] {
  if (!lease || lease.terms.some(({ termMonths }) => termMonths === lease.defaultTermMonths)) return [];
  return [`payment.lease.defaultTermMonths: ${lease.defaultTermMonths} is none of the terms`];
}

function languageFaults({ locale, locales = [] }: Tenant): string[] {
  const written = writtenLanguages.join(', ');
  return [['locale', locale] as const, ...locales.map((other, at) => [`locales.${at}`, other] as const)]
    .filter(([, language]) => !writtenLanguages.includes(language))
    .map(([path, language]) => `${path}: the site has no texts in "${language}", only in ${written}`);
}

/**
 * Why a tenant file must not be published although it can be read: it leaves empty what shoppers count on, names a
 * time zone or a language that does not exist here, has a lease without the money factor of a credit tier or without
 * its default term, has a rate that prices would round, or has hours that no text states. One line per field,
 * `path: reason`.
 */
export function publicationFaults(tenant: Tenant): string[] {
  return [
    trustFaults,
    timeZoneFaults,
    moneyFactorFaults,
    leaseTermFaults,
    decimalFaults,
    languageFaults,
    hoursFaults,
  ].flatMap((faults) => faults(tenant));
}
