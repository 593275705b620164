import * as v from 'valibot';

/** A figure that has changed since the caller saw it; null if it was or is absent. */
const FigureChangeSchema = v.object({
  id: v.string(),
  before: v.nullable(v.number()),
  now: v.nullable(v.number()),
});
export type FigureChange = v.InferOutput<typeof FigureChangeSchema>;

/**
 * Body of every error response of the API. `code` is one of the endpoint's declared codes or of {@link commonErrors}; `param` names the
 * invalid field or value; `message` is for developers and logs, screens use their catalog by `code`.
 */
export const ErrorBodySchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    param: v.optional(v.string()),
    correlationId: v.string(),
    /** Schema errors of a request: message key by field path. */
    fields: v.optional(v.record(v.string(), v.string())),
    /** What differs from what the caller saw, if that is why the call was refused. */
    changes: v.optional(v.array(FigureChangeSchema)),
  }),
});

export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;

/** Codes that any endpoint may return, with their HTTP status. */
export const commonErrors = {
  'error.validation.request': 400,
  'error.auth.missing': 401,
  'error.auth.forbidden': 403,
  'error.notFound': 404,
  'error.conflict': 409,
  'error.idempotency.mismatch': 422,
  'error.rateLimited': 429,
  'error.internal': 500,
  'error.unavailable': 503,
} as const;

export type CommonErrorCode = keyof typeof commonErrors;
