import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

/** Regions with a user pool (ACCT-37). */
export const RegionSchema = v.picklist(['us-east-1', 'us-west-2']);
/**
 * Returns the regional user pool of an email address (ACCT-38): `region` is where the account lives, `activeRegion` where it can sign in
 * now; they differ during a failover. Known and unknown addresses get the same kind of response.
 */
export const chooseRegion = defineEndpoint({
  id: 'identity.chooseRegion',
  method: 'POST',
  path: '/user/region',
  auth: 'none',
  body: v.object({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('validation.email'), v.maxLength(60)),
  }),
  response: v.object({ region: RegionSchema, activeRegion: RegionSchema }),
});
