import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** What a page says of itself to search engines and link previews. Addresses are absolute. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly canonicalUrl: string;
  readonly imageUrl?: string;
  readonly imageAlt?: string;
  /** A schema.org object. */
  readonly structuredData: Readonly<Record<string, unknown>>;
}

/** Where a description is for. */
export interface DescribedSite {
  readonly tenant: Tenant;
  /** Origin of the site as the visitor asked for it. */
  readonly origin: string;
}
