import * as v from 'valibot';
import { FulfillmentSettingsSchema } from './fulfillment-settings.ts';
import { ProtectionSettingsSchema } from './protection-settings.ts';
import {
  AccessibilityWidgetSchema,
  InventorySettingsSchema,
  OriginSchema,
  PublicTenantSchema,
  ScriptUrlSchema,
  TextSchema,
  type PublicTenant,
} from './tenant-schema.ts';

const HostSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case'),
);

/**
 * The third-party map service that suggests addresses while the shopper types (SITE-66). Its script runs in its own frame; `origins` are
 * the hosts that it calls besides the script's. Only that frame gets the key.
 */
const MapsSchema = v.object({
  scriptUrl: ScriptUrlSchema,
  apiKey: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be a key of letters, digits, _ and -')),
  /** Attribution required by the service next to its suggestions. */
  attribution: TextSchema,
  origins: v.optional(v.array(OriginSchema)),
});

/** The widget and what the policy of its pages must allow for it: hosts that it calls, and names of its Trusted Types policies. */
const WidgetAccessSchema = v.object({
  ...AccessibilityWidgetSchema.entries,
  origins: v.optional(v.array(OriginSchema)),
  policyNames: v.optional(v.array(v.pipe(v.string(), v.regex(/^(?!default$|forecourt)[\w-]{1,60}$/)))),
});

/** A tenant file as written by a dealer group. */
export const TenantSchema = v.object({
  ...PublicTenantSchema.entries,
  /** Exact host names of this tenant, without port. */
  hosts: v.pipe(v.array(HostSchema), v.minLength(1)),
  /** Whether an unqualified `localhost` belongs to this tenant. */
  isDefault: v.optional(v.boolean(), false),
  /** Origins of pages that may mount or frame this tenant's checkout. */
  embeddingOrigins: v.array(OriginSchema),
  maps: v.optional(MapsSchema),
  accessibilityWidget: v.optional(WidgetAccessSchema),
  inventory: v.object({
    ...InventorySettingsSchema.entries,
    /** Read by nothing, but shells published before it became optional refuse a tenant without it. */
    homeZip: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
  }),
  /** Handover settings. Only the server reads them; browsers get the result for an order. */
  fulfillment: FulfillmentSettingsSchema,
  /** Absent if the tenant sells no protection. Browsers only get its refund. */
  protection: v.optional(ProtectionSettingsSchema),
});
export type Tenant = v.InferOutput<typeof TenantSchema>;

/** Whole days of the dealer's lead time; absent if it does not deliver. */
function deliveryDaysOf({ delivery }: Tenant['fulfillment']): number | undefined {
  return delivery.isOffered ? Math.max(1, Math.ceil(delivery.leadHours / 24)) : undefined;
}

/**
 * Returns the part of a tenant file that may reach a browser: with the days to the earliest delivery, the place of its dealership
 * and the closed weekdays by its handover settings, without the sources of its tax figures.
 */
export function publicTenant(tenant: Tenant): PublicTenant {
  const deliveryDays = deliveryDaysOf(tenant.fulfillment);
  const closedDays = Object.entries(tenant.fulfillment.hours).flatMap(([day, open]) => (open ? [] : day));
  const { city, state } = tenant.fulfillment.dealership;
  const storePlace = `${city}, ${state}`;
  const published = v.parse(PublicTenantSchema, { ...tenant, deliveryDays, storePlace, closedDays });
  const states = published.payment.states.map((fees) => ({ ...fees, source: undefined }));
  return { ...published, inventory: tenant.inventory, payment: { ...published.payment, states } };
}
