import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

/**
 * Merges what a guest chose during a visit into the signed-in account: cart, comparison, pending favorites, all or none. Of two carts, the
 * one changed last is kept; favorites are combined; of the comparisons, the newest vehicles are kept, up to the tenant's limit. Afterward
 * the visit is empty, so repeating the call, even concurrently, changes nothing. `changed` names what was there.
 */
export const mergeVisit = defineEndpoint({
  id: 'account.merge',
  method: 'POST',
  path: '/api/account/merge',
  auth: 'required',
  body: v.strictObject({ sessionId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'validation.invalid')) }),
  response: v.object({ changed: v.array(v.string()) }),
});
