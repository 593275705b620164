import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

/** Most addresses in one sitemap, by its protocol; also the most paths in one answer. */
export const listedPathsPerPart = 50_000;

const largestPart = 10_000;

const ListedVehiclesSchema = v.object({
  /** How many vehicles the tenant offers in all. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Paths of the pages of this part's vehicles. */
  paths: v.array(v.string()),
});
export type ListedVehicles = v.InferOutput<typeof ListedVehiclesSchema>;

const PartSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(largestPart),
);

/**
 * Returns the paths of all vehicles on offer, Available and PendingSale, for sitemaps: in a lasting order, {@link listedPathsPerPart} in
 * each part, counted from 1; none in a part beyond the last.
 */
export const listVehiclePaths = defineEndpoint({
  id: 'inventory.paths',
  method: 'GET',
  path: '/public/inventory/paths',
  auth: 'none',
  query: v.object({ part: PartSchema }),
  response: ListedVehiclesSchema,
});
