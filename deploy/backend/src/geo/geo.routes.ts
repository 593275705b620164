import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { Hono } from 'hono';
import { fail, route, type AppEnv } from '../http/index.ts';
import type { ZipTable } from './zip-table.ts';

/** `GET /public/geo/zip/:zip`, the same for every tenant. */
export function geoRoutes({ zips }: { readonly zips: ZipTable }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  route(app, lookUpZip, ({ params }) =>
    Promise.resolve(zips.find(params.zip) ?? fail('error.geo.unknownZip', 'zip')),
  );
  return app;
}
