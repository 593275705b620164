import type { Site } from '../fixtures/site.ts';
import type { TenantId } from '../stack/index.ts';

/** One picture of the site. */
export interface Shot {
  readonly name: string;
  /** `screen`: only what is visible, for a dialog; by default the whole page. */
  readonly part?: 'screen';
  /** Opens the page and waits until it is rendered. */
  open(site: Site, tenant: TenantId): Promise<void>;
}
