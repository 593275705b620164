import { VehicleDetailSchema } from '@forecourt/shared-contracts/inventory';
import type { RoutePrefetch } from '@forecourt/shared-contracts/releases';
import * as v from 'valibot';
import type { DescribedSite, PageDescription } from './described-page.ts';
import type { PageAnswer } from './page-data.ts';
import { vehicleDescription } from './vehicle-description.ts';

/**
 * Derives the description of a page from an answer. Returns `missing` when the subject of the page does not
 * exist; undefined when the answer did not arrive or is not of the kind that the route names, in which case
 * the page keeps the tenant's texts.
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
