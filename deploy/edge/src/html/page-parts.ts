import type { ReleaseRecord, RemoteRoute } from '@forecourt/shared-contracts/releases';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { ThemeSheet } from '../assets/theme-sheets.ts';
import type { VisitorSite } from '../site/site-snapshot.ts';

/** The remote and route that own the page's path. */
export interface PageOwner {
  readonly remote: ReleaseRecord;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Data of one HTML document; everything in it is public. `owner` is undefined if no remote owns the path. */
export interface PageParts {
  readonly tenant: Tenant;
  /** Language of the page, `en`. */
  readonly locale: string;
  /** The tenant's tagline in that language. */
  readonly tagline: string;
  /** The releases for this visitor. */
  readonly site: VisitorSite;
  readonly shell: ReleaseRecord;
  readonly owner: PageOwner | undefined;
  readonly nonce: string;
  readonly sheet: ThemeSheet;
  /**
   * Old iOS versions zoom into focused fields and stay zoomed; there, and only there, zoom on focus is
   * prevented.
   */
  readonly isIos: boolean;
}
