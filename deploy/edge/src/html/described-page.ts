import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** Metadata of a page for search engines and link previews. URLs are absolute. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly canonicalUrl: string;
  readonly imageUrl?: string;
  readonly imageAlt?: string;
  /** schema.org objects. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

/** The site that a description is for. */
export interface DescribedSite {
  readonly tenant: Tenant;
  /** Origin of the site as requested by the visitor. */
  readonly origin: string;
}
