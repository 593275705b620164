import * as v from 'valibot';
import { LastNameSchema, PhoneSchema } from '../fields/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';

/**
 * Identifies a deal: its reference or its order number, letters, digits and hyphens, at most 64; spaces are removed. Message keys:
 * `dealRequired`, `dealFormat`.
 */
export const DealIdSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.nonEmpty('dealRequired'),
  v.regex(/^[A-Za-z0-9-]{3,64}$/, 'dealFormat'),
);

/** A person requesting a passcode by phone or by deal id, either of which requires the last name (FIELD-62). */
export const PasscodePersonSchema = v.union([
  v.strictObject({ phone: PhoneSchema, lastName: LastNameSchema }),
  v.strictObject({ dealId: DealIdSchema, lastName: LastNameSchema }),
]);
export type PasscodePerson = v.InferOutput<typeof PasscodePersonSchema>;

/**
 * Returns the username for requesting a passcode from the identity service, and where the passcode goes: by SMS to a phone, by email for a
 * deal. If there is no matching account, the response is a made-up but stable username. Too many calls are refused with `error.rateLimited`
 * and Retry-After.
 */
export const passcodeUsername = defineEndpoint({
  id: 'identity.passcodeUsername',
  method: 'POST',
  path: '/public/identity/passcode-username',
  auth: 'none',
  body: PasscodePersonSchema,
  response: v.object({ username: v.string(), channel: v.picklist(['email', 'sms']) }),
});
