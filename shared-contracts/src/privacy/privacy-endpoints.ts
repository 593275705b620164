import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { DataReportSchema } from './data-report.ts';
import { PrivacyRequestSchema, privacyRequestKinds } from './privacy-request.ts';

const PrivacyRequestsSchema = v.object({
  /** Newest first. */
  requests: v.array(PrivacyRequestSchema),
  access: v.object({ left: v.number(), nextAt: v.nullable(v.string()) }),
  /** How many orders of the account are neither delivered nor canceled, which a deletion waits for (ACCT-60); absent from an older server. */
  openOrders: v.optional(v.number()),
});
/** A person's requests, and how many they have left. */
export type PrivacyRequests = v.InferOutput<typeof PrivacyRequestsSchema>;

const params = v.object({ requestId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** Returns the signed-in account's requests. */
export const listPrivacyRequests = defineEndpoint({
  id: 'privacy.list',
  method: 'GET',
  path: '/api/privacy/requests',
  auth: 'required',
  response: PrivacyRequestsSchema,
});

/**
 * Creates a request. An access request is completed immediately, with a report; the third one within 12 months fails with
 * `error.privacy.accessLimit`. A deletion waits for the dealer and can be withdrawn until then; a second one fails with
 * `error.privacy.deletionOpen`. Both are confirmed by email.
 */
export const createPrivacyRequest = defineEndpoint({
  id: 'privacy.create',
  method: 'POST',
  path: '/api/privacy/requests',
  auth: 'required',
  idempotent: true,
  body: v.strictObject({ kind: v.picklist(privacyRequestKinds) }),
  response: v.object({ request: PrivacyRequestSchema }),
  errors: { 'error.privacy.accessLimit': 409, 'error.privacy.deletionOpen': 409 },
});

/** Withdraws an open deletion request. Idempotent; one that was carried out fails with `error.privacy.notOpen`. */
export const withdrawPrivacyRequest = defineEndpoint({
  id: 'privacy.withdraw',
  method: 'POST',
  path: '/api/privacy/requests/:requestId/withdraw',
  auth: 'required',
  idempotent: true,
  params,
  response: v.object({ request: PrivacyRequestSchema }),
  errors: { 'error.privacy.notOpen': 409 },
});

/** Returns the report of an access request, generated on download; `error.notFound` for one of another account and once it has expired. */
export const getDataReport = defineEndpoint({
  id: 'privacy.report',
  method: 'GET',
  path: '/api/privacy/requests/:requestId/report',
  auth: 'required',
  params,
  response: DataReportSchema,
});
