import * as v from 'valibot';
import { DataLayerSchema, MeasuredPropertiesSchema } from '../analytics/measured.ts';
import { PageMenuItemSchema } from '../releases/menu-item.ts';
import type { EventOwners } from './may-emit.ts';

const TextSchema = v.pipe(v.string(), v.maxLength(2000));
const CountSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });
/**
 * Why a remote's entry did not load: missing, too slow, not the bytes of its signed release, or for a contract that the page does not have.
 */
const LoadFaultSchema = v.picklist(['missing', 'late', 'changed', 'refused']);

interface EventDefinition {
  readonly owners: EventOwners;
  readonly retained: boolean;
  readonly payload: v.GenericSchema;
}

/**
 * The events of the page. `owners` are the only sources that may emit an event; `retained` keeps the last one for late listeners.
 * `platform` is this module; other owners are release names. An event informs its listeners; it proves nothing (decision 19).
 */
export const eventDefinitions = {
  /** A user signed in or out, or the session ended by itself. The first name is the only personal data. */
  'session:changed': {
    owners: ['platform'],
    retained: true,
    payload: v.object({
      status: v.picklist(['guest', 'signed-in', 'expired']),
      givenName: v.optional(TextSchema),
    }),
  },
  'cart:count-changed': { owners: ['mfe-credit-app'], retained: true, payload: CountSchema },
  'orders:count-changed': { owners: ['mfe-account'], retained: true, payload: CountSchema },
  'favorites:count-changed': { owners: ['mfe-storefront'], retained: true, payload: CountSchema },
  /** A mounted remote replaces the menu items that its release declared. */
  'menu:changed': {
    owners: '*',
    retained: false,
    payload: v.object({ items: v.pipe(v.array(PageMenuItemSchema), v.maxLength(20)) }),
  },
  /** A guest's data was merged into their account: reload the parts listed in `changed`. */
  'account:merged': {
    owners: ['platform'],
    retained: false,
    payload: v.object({ changed: v.array(TextSchema) }),
  },
  /** A page was shown, once per navigation. `path` has no query, since a query may contain a name. */
  'navigation:page-viewed': {
    owners: ['platform', 'shell'],
    retained: true,
    payload: v.object({ path: TextSchema, remote: v.optional(TextSchema) }),
  },
  /**
   * An error page was shown instead of the expected page (SITE-15, SITE-16): 404 for an unknown address or something that no longer exists,
   * 500 for an error on our side. `remote` is the one that should have shown the page, if known.
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
  /** A remote was mounted. */
  'remote:mounted': {
    owners: 'subject',
    retained: false,
    payload: v.object({ remote: TextSchema }),
  },
  /** A remote failed to load, threw, or was stopped by the shell's watchdog. */
  'remote:failed': {
    owners: 'subject',
    retained: false,
    payload: v.object({
      remote: TextSchema,
      version: v.optional(TextSchema),
      phase: v.picklist(['load', 'bootstrap', 'mount', 'render', 'unmount']),
      message: TextSchema,
      fault: v.optional(LoadFaultSchema),
    }),
  },
  /** The view that the edge rendered for a remote differs from the browser's, which was rendered in its place. */
  'remote:mismatched': {
    owners: 'subject',
    retained: false,
    payload: v.object({ remote: TextSchema }),
  },
  /** The shell replaced a remote that failed to load with its last good release; `version` is that of the failed release. */
  'remote:replaced': {
    owners: ['shell'],
    retained: false,
    payload: v.object({ remote: TextSchema, version: TextSchema, fault: v.optional(LoadFaultSchema) }),
  },
  /** Something worth counting happened: a control was used, a task ended. Its properties are the analytics allow-list (T61). */
  'analytics:event': {
    owners: '*',
    retained: false,
    payload: v.object({
      name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,49}$/)),
      properties: MeasuredPropertiesSchema,
    }),
  },
  /** The vehicle or order shown on the page changed (SITE-61). */
  'data-layer:changed': { owners: '*', retained: false, payload: DataLayerSchema },
  /** An API call was started; `callId` is its correlation id. */
  'api:called': { owners: ['platform'], retained: false, payload: v.object({ callId: TextSchema }) },
  /** Shows an alert bar that hides by itself after 10 s (SITE-21). */
  'alert:show': {
    owners: '*',
    retained: false,
    payload: v.object({
      kind: v.picklist(['expired', 'resent', 'wrongInput', 'success', 'warning', 'internalError', 'error']),
      message: TextSchema,
    }),
  },
} as const satisfies Readonly<Record<string, EventDefinition>>;

/** Name of a page event. */
export type EventName = keyof typeof eventDefinitions;
/** Payload of an event. */
export type EventPayload<N extends EventName> = v.InferOutput<(typeof eventDefinitions)[N]['payload']>;
