import * as v from 'valibot';

const TextSchema = v.pipe(v.string(), v.maxLength(2000));
const CountSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/**
 * The events of the page. `owners` are the only sources that may emit one; `retained` keeps the last for late listeners.
 * `platform` is this module, other owners are releases by name.
 */
export const eventDefinitions = {
  /** Somebody signed in or out, or the session ended by itself. Holds no personal data but the first name. */
  'session:changed': {
    owners: ['platform'],
    retained: true,
    payload: v.object({
      status: v.picklist(['guest', 'signed-in', 'expired']),
      givenName: v.optional(TextSchema),
    }),
  },
  'cart:count-changed': { owners: ['mfe-credit-app'], retained: true, payload: CountSchema },
  'orders:count-changed': { owners: ['mfe-account', 'mfe-checkout'], retained: true, payload: CountSchema },
  'favourites:count-changed': { owners: ['mfe-storefront'], retained: true, payload: CountSchema },
  /** A location was reached. `path` has no query, since a query may name a person. */
  'navigation:page-viewed': {
    owners: ['platform', 'shell'],
    retained: true,
    payload: v.object({ path: TextSchema, remote: v.optional(TextSchema) }),
  },
  /** A remote stands on the page. */
  'remote:mounted': {
    owners: '*',
    retained: false,
    payload: v.object({ remote: TextSchema, version: v.optional(TextSchema) }),
  },
  /** A remote could not load, threw, or was given up by the shell's watchdog. */
  'remote:failed': {
    owners: '*',
    retained: false,
    payload: v.object({
      remote: TextSchema,
      version: v.optional(TextSchema),
      phase: v.picklist(['load', 'bootstrap', 'mount', 'render', 'unmount']),
      message: TextSchema,
    }),
  },
  /** Shows an alert bar; it hides by itself after 10 s (checkout-tracker.md section 9). */
  'alert:show': {
    owners: '*',
    retained: false,
    payload: v.object({
      kind: v.picklist(['expired', 'resent', 'wrongInput', 'success', 'warning', 'internalError', 'error']),
      message: TextSchema,
    }),
  },
} as const;

/** The name of an event of the page. */
export type EventName = keyof typeof eventDefinitions;
/** What an event carries. */
export type EventPayload<N extends EventName> = v.InferOutput<(typeof eventDefinitions)[N]['payload']>;
