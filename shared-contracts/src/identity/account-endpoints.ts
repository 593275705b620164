import * as v from 'valibot';
import { EmailSchema } from '../fields/email.ts';
import { defineEndpoint } from '../http/endpoint.ts';

/** Whether the account holder consents to marketing by email and by SMS (ACCT-21). */
export const ConsentsSchema = v.strictObject({ marketingEmail: v.boolean(), marketingSms: v.boolean() });
export type Consents = v.InferOutput<typeof ConsentsSchema>;

/**
 * Checks whether an email address has an account with this dealer, confirmed or not; called by the sign-up form while the address is typed
 * (ACCT-26). Rate-limited per network address; beyond the limit the response is `error.rateLimited` with `Retry-After`.
 */
export const checkEmail = defineEndpoint({
  id: 'identity.checkEmail',
  method: 'POST',
  path: '/public/identity/email-check',
  auth: 'none',
  body: v.strictObject({ email: EmailSchema }),
  response: v.object({ isTaken: v.boolean() }),
});

/** Returns the signed-in account's consents; both false before they were ever requested. */
export const getConsents = defineEndpoint({
  id: 'identity.getConsents',
  method: 'GET',
  path: '/api/account/consents',
  auth: 'required',
  response: v.object(ConsentsSchema.entries),
});

/** Replaces the signed-in account's consents. Idempotent. */
export const putConsents = defineEndpoint({
  id: 'identity.putConsents',
  method: 'PUT',
  path: '/api/account/consents',
  auth: 'required',
  body: ConsentsSchema,
  response: v.object(ConsentsSchema.entries),
});
