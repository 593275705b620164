import { VehicleDetailSchema } from '@forecourt/shared-contracts/inventory';
import type { RoutePrefetch } from '@forecourt/shared-contracts/releases';
import * as v from 'valibot';
import type { DescribedSite, PageDescription } from './described-page.ts';
import type { PageAnswer } from './page-data.ts';
import { vehicleDescription } from './vehicle-description.ts';

/**
 * What an answer tells about its page; `missing` when what the page is about does not exist, undefined when the answer did not come or is
 * not of the kind that the route names: the page then keeps the tenant's own words.
 */
export function pageDescription(
  kind: NonNullable<RoutePrefetch['describes']>,
  answer: PageAnswer | undefined,
  site: DescribedSite,
): PageDescription | 'missing' | undefined {
  if (answer?.isMissing) return 'missing';
  switch (kind) {
    case 'vehicle': {
      const read = v.safeParse(VehicleDetailSchema, answer?.data);
      return read.success ? vehicleDescription(read.output, site) : undefined;
    }
  }
}
