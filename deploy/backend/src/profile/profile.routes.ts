import { isCityOfZip } from '@forecourt/shared-contracts/geo';
import {
  countyFault,
  getProfile,
  putProfile,
  type AccountAddress,
} from '@forecourt/shared-contracts/profile';
import { Hono } from 'hono';
import type { ZipTable } from '../geo/index.ts';
import { fail, route, type AppEnv, type Failure } from '../http/index.ts';
import type { Clock } from '../ports/index.ts';
import { changeProfile, profileOf } from './profile-rows.ts';

interface ProfileDeps {
  readonly zips: ZipTable;
  readonly clock: Clock;
}

/** `GET`, `PUT /api/account/profile`: the address of the signed-in account. */
export function profileRoutes({ zips, clock }: ProfileDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getProfile, ({ store, requireCaller }) => profileOf(store, requireCaller().sub));

  route(app, putProfile, async ({ body, store, requireCaller }) => {
    const { sub } = requireCaller();
    const fault = body.address && addressFault(body.address, zips);
    if (fault) return fault;
    const isKept = await changeProfile(store, sub, { ...body, at: clock.now() });
    return isKept ? profileOf(store, sub) : fail('error.profile.changed');
  });

  return app;
}

function addressFault(
  { zip, state, city, county }: AccountAddress,
  zips: ZipTable,
): Failure<keyof (typeof putProfile)['errors']> | undefined {
  const at = zips.find(zip);
  if (!at) return fail('error.profile.unknownZip', 'zip');
  if (at.state !== state) return fail('error.profile.zipStateMismatch', 'zip');
  if (!isCityOfZip(city, at, zips.inState(at.state))) return fail('error.profile.zipCityMismatch', 'zip');
  return countyFault(county, at.county) ? fail('error.profile.county', 'county') : undefined;
}
