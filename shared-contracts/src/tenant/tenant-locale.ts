import type { PublicTenant } from './tenant-schema.ts';

type Languages = Pick<PublicTenant, 'locale' | 'locales'>;

/** The languages of a tenant's site, its default first. */
export function offeredLocales({ locale, locales = [] }: Languages): string[] {
  return [...new Set([locale, ...locales])];
}

/** A shopper's language preferences, the strongest first; each may be anything that a browser sent. */
export interface LocalePreferences {
  /** From `?lang=`: requested just now. */
  readonly asked?: string | undefined;
  /** From the cookie: chosen before. */
  readonly chosen?: string | undefined;
  /** The Accept-Language header; only its first, most preferred language counts. */
  readonly accepted?: string | undefined;
}

/**
 * Returns the language of a page: the requested one, otherwise the one chosen before, the browser's first language, or the tenant's. A
 * language that the tenant does not offer is ignored.
 */
export function chosenLocale(tenant: Languages, { asked, chosen, accepted }: LocalePreferences): string {
  const offered = offeredLocales(tenant);
  const first = /^\s*([a-z]{2})\b/i.exec(accepted ?? '')?.[1]?.toLowerCase();
  return (
    [asked, chosen, first].find((preference) => preference !== undefined && offered.includes(preference)) ??
    tenant.locale
  );
}

/**
 * Localizes a tenant for a page: its own texts are replaced by those of `texts` in the language (`tenant.tagline`,
 * `tenant.creditTier.{name}`, `tenant.person.role`, `tenant.person.hours`), and the texts of other languages are left out.
 */
export function tenantInLocale<T extends PublicTenant>(tenant: T, locale: string): T {
  const words = tenant.texts[locale] ?? {};
  const { contact, payment } = tenant;
  return {
    ...tenant,
    tagline: words['tenant.tagline'] ?? tenant.tagline,
    contact: contact.person
      ? {
          ...contact,
          person: {
            ...contact.person,
            role: words['tenant.person.role'] ?? contact.person.role,
            hours: words['tenant.person.hours'] ?? contact.person.hours,
          },
        }
      : contact,
    payment: {
      ...payment,
      creditTiers: payment.creditTiers.map((tier) => ({
        ...tier,
        displayName: words[`tenant.creditTier.${tier.name}`] ?? tier.displayName,
      })),
    },
    texts: { [locale]: words },
  };
}
