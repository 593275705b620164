import * as v from 'valibot';
import { DataLayerSchema, MeasuredPropertiesSchema } from '../analytics/measured.ts';
import { PageMenuItemSchema } from '../releases/menu-item.ts';

const TextSchema = v.pipe(v.string(), v.maxLength(2000));
const CountSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });
/** Why a remote's entry did not load: not there, too slow, not the bytes of its signed release, or of a contract that the page lacks. */
const LoadFaultSchema = v.picklist(['missing', 'late', 'changed', 'refused']);

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
  /** A mounted remote changes its own items in the menus: these replace what its release declared. */
  'menu:changed': {
    owners: '*',
    retained: false,
    payload: v.object({ items: v.pipe(v.array(PageMenuItemSchema), v.maxLength(20)) }),
  },
  'comparison:count-changed': { owners: ['mfe-storefront'], retained: true, payload: CountSchema },
  /** What a guest chose has gone over to their account: what is shown of `changed` is to be read again. */
  'account:merged': {
    owners: ['platform'],
    retained: false,
    payload: v.object({ changed: v.array(TextSchema) }),
  },
  /** A location was reached and shows something, once for each arrival. `path` has no query, since a query may name a person. */
  'navigation:page-viewed': {
    owners: ['platform', 'shell'],
    retained: true,
    payload: v.object({ path: TextSchema, remote: v.optional(TextSchema) }),
  },
  /**
   * An error page shows in place of the expected page (SITE-15, SITE-16): 404 for an address that leads nowhere or to something that no
   * longer exists, 500 for a failure of ours. `remote` is the one that should have shown the page, where that is known.
   */
  'error-page:shown': {
    owners: ['platform', 'shell'],
    retained: true,
    payload: v.object({
      code: v.picklist([404, 500]),
      path: TextSchema,
      remote: v.optional(TextSchema),
    }),
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
      fault: v.optional(LoadFaultSchema),
    }),
  },
  /** The shell put a remote's last good release in the place of the current one, which could not be loaded; `version` is that of the current. */
  'remote:replaced': {
    owners: ['shell'],
    retained: false,
    payload: v.object({ remote: TextSchema, version: TextSchema, fault: v.optional(LoadFaultSchema) }),
  },
  /** Something worth counting happened: a control was used, a task ended. Its properties are the allow-list of analytics (T61). */
  'analytics:event': {
    owners: '*',
    retained: false,
    payload: v.object({
      name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,49}$/)),
      properties: MeasuredPropertiesSchema,
    }),
  },
  /** A page says which vehicle or order it shows (SITE-61). */
  'data-layer:changed': { owners: '*', retained: false, payload: DataLayerSchema },
  /** A call of the API was begun; `callId` is its correlation id. */
  'api:called': { owners: ['platform'], retained: false, payload: v.object({ callId: TextSchema }) },
  /** Shows an alert bar; it hides by itself after 10 s (SITE-21). */
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
