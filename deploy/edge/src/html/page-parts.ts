import type { ReleaseRecord, RemoteRoute } from '@forecourt/shared-contracts/releases';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { VisitorSite } from '../site/site-snapshot.ts';

/** The remote and route that own the page's path. */
export interface PageOwner {
  readonly remote: ReleaseRecord;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** What one HTML document is made of; everything in it is public. `owner` is undefined where nobody owns the path. */
export interface PageParts {
  readonly tenant: Tenant;
  /** Language of the page, `en`. */
  readonly locale: string;
  /** The tenant's tagline in it. */
  readonly tagline: string;
  /** The releases that the visitor gets. */
  readonly site: VisitorSite;
  readonly shell: ReleaseRecord;
  readonly owner: PageOwner | undefined;
  readonly nonce: string;
  readonly themeUrl: string;
  /** Old iOS zooms into fields that take focus and stays there; there alone, zooming by focus is held. */
  readonly isIos: boolean;
}
