import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The numbers of the signed-in account that stand in the header of every page (storefront.md section 2 'Header items'):
 * `orders` in progress, what the `cart` button shows, which is those same orders, and all `favourites`.
 */
export const getAccountSummary = defineEndpoint({
  id: 'account.summary',
  method: 'GET',
  path: '/api/account/summary',
  auth: 'required',
  response: v.object({ orders: CountSchema, cart: CountSchema, favourites: CountSchema }),
});
