import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { DataReportSchema } from './data-report.ts';
import { PrivacyRequestSchema, privacyRequestKinds } from './privacy-request.ts';

const PrivacyRequestsSchema = v.object({
  /** Newest first. */
  requests: v.array(PrivacyRequestSchema),
  access: v.object({ left: v.number(), nextAt: v.nullable(v.string()) }),
});
/** A person's requests, and what is left to them. */
export type PrivacyRequests = v.InferOutput<typeof PrivacyRequestsSchema>;

const params = v.object({ requestId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** The requests of the signed-in account. */
export const listPrivacyRequests = defineEndpoint({
  id: 'privacy.list',
  method: 'GET',
  path: '/api/privacy/requests',
  auth: 'required',
  response: PrivacyRequestsSchema,
});

/**
 * Makes a request. An access request is completed at once, by a report; the third one within 12 months answers `error.privacy.accessLimit`.
 * A deletion waits for the dealer and can be withdrawn meanwhile; while one waits, `error.privacy.deletionOpen`. Both are confirmed by mail.
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

/** Takes an open deletion back. Twice is once; one that was carried out answers `error.privacy.notOpen`. */
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

/** The report of an access request, made when it is fetched; `error.notFound` for one of another account and once its time is over. */
export const getDataReport = defineEndpoint({
  id: 'privacy.report',
  method: 'GET',
  path: '/api/privacy/requests/:requestId/report',
  auth: 'required',
  params,
  response: DataReportSchema,
});
