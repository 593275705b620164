import * as v from 'valibot';
import { statusSchemaWith } from '../http/status-schema.ts';

/** What a person may request about their own data (ACCT-51). */
export const privacyRequestKinds = ['access', 'deletion'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** `open`: due by `dueAt`. `completed`: fulfilled. `withdrawn`: withdrawn by the person before it was carried out. */
export const privacyRequestStatuses = ['open', 'completed', 'withdrawn'] as const;

/** One request; all instants are UTC. */
export const PrivacyRequestSchema = v.object({
  id: v.string(),
  kind: v.picklist(privacyRequestKinds),
  status: statusSchemaWith(privacyRequestStatuses, 'open'),
  requestedAt: v.string(),
  /** Response deadline: 45 days, 90 when `isExtended`. */
  dueAt: v.string(),
  isExtended: v.boolean(),
  /** When it was completed or withdrawn; null while it is open. */
  endedAt: v.nullable(v.string()),
  /** When the report of an access request expires; null if there is none. */
  reportUntil: v.nullable(v.string()),
});
export type PrivacyRequest = v.InferOutput<typeof PrivacyRequestSchema>;
