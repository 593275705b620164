import type { PublicTenant } from './tenant-schema.ts';

type Languages = Pick<PublicTenant, 'locale' | 'locales'>;

/** The languages that a tenant's site is offered in, its own first. */
export function offeredLocales({ locale, locales = [] }: Languages): string[] {
  return [...new Set([locale, ...locales])];
}

/** What is known of a shopper's language, the strongest first; each may be anything that a browser sent. */
export interface LocaleWishes {
  /** Of `?lang=`: asked for just now. */
  readonly asked?: string | undefined;
  /** Of the cookie: chosen before. */
  readonly chosen?: string | undefined;
  /** The header Accept-Language; of it only the first, most wanted language counts. */
  readonly accepted?: string | undefined;
}

/**
 * The language of a page: what the shopper asked for, else chose before, else the browser's first language, else the tenant's.
 * A language that the tenant does not offer counts as no wish.
 */
export function chosenLocale(tenant: Languages, { asked, chosen, accepted }: LocaleWishes): string {
  const offered = offeredLocales(tenant);
  const first = /^\s*([a-z]{2})\b/i.exec(accepted ?? '')?.[1]?.toLowerCase();
  return [asked, chosen, first].find((wish) => wish !== undefined && offered.includes(wish)) ?? tenant.locale;
}

/**
 * A tenant as a page in this language is told of it: its own words replaced by those of `texts` in the language
 * (`tenant.tagline`, `tenant.creditTier.{name}`), and the texts of other languages left out.
 */
export function tenantInLocale<T extends PublicTenant>(tenant: T, locale: string): T {
  const words = tenant.texts[locale] ?? {};
  const { payment } = tenant;
  return {
    ...tenant,
    tagline: words['tenant.tagline'] ?? tenant.tagline,
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
