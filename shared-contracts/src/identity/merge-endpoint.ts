import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

/**
 * Gives what a guest chose during a visit to the account that is signed in: cart, comparison, wished favourites, all or none. Of two
 * carts the one changed last stays; favourites are united; of the comparisons the newest vehicles stay, up to the tenant's limit.
 * Afterwards the visit has nothing, so repeating the call, also at the same time, changes nothing. `changed` names what was there.
 */
export const mergeVisit = defineEndpoint({
  id: 'account.merge',
  method: 'POST',
  path: '/api/account/merge',
  auth: 'required',
  body: v.strictObject({ sessionId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'validation.invalid')) }),
  response: v.object({ changed: v.array(v.string()) }),
});
