import { lookUpZip } from '../geo/index.ts';
import type { ApiClient } from '../http/api-client.ts';
import { apiQuery } from './api-query.ts';

/** The place of a ZIP, as typed; disabled until there are five digits. A ZIP that does not exist fails with `error.geo.unknownZip`. */
export function zipQuery(client: ApiClient, zip: string) {
  const typed = zip.trim();
  return {
    ...apiQuery(client, lookUpZip, { params: { zip: typed } }),
    enabled: /^\d{5}$/.test(typed),
    staleTime: Infinity,
  };
}
