import * as v from 'valibot';
import { FulfillmentSettingsSchema } from './fulfillment-settings.ts';
import { ProtectionSettingsSchema } from './protection-settings.ts';
import {
  AccessibilityWidgetSchema,
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
 * The map service of another firm, which offers addresses while the shopper types one (SITE-66). Its script runs in a frame of
 * its own; `origins` are the hosts that it calls besides the script's. Only that frame gets the key.
 */
const MapsSchema = v.object({
  scriptUrl: ScriptUrlSchema,
  apiKey: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be a key of letters, digits, _ and -')),
  /** How the service wants to be named beside its answers. */
  attribution: TextSchema,
  origins: v.optional(v.array(OriginSchema)),
});

/** The widget with what else the policy of its pages lets in: hosts that it calls, and names of its Trusted Types policies. */
const WidgetAccessSchema = v.object({
  ...AccessibilityWidgetSchema.entries,
  origins: v.optional(v.array(OriginSchema)),
  policyNames: v.optional(v.array(v.pipe(v.string(), v.regex(/^(?!default$|forecourt)[\w-]{1,60}$/)))),
});

/** A tenant file as a dealer group writes it. */
export const TenantSchema = v.object({
  ...PublicTenantSchema.entries,
  /** Exact host names that this tenant answers to, without port. */
  hosts: v.pipe(v.array(HostSchema), v.minLength(1)),
  /** Whether an unqualified `localhost` belongs to this tenant. */
  isDefault: v.optional(v.boolean(), false),
  /** Origins of pages that may mount or frame this tenant's checkout. */
  embeddingOrigins: v.array(OriginSchema),
  maps: v.optional(MapsSchema),
  accessibilityWidget: v.optional(WidgetAccessSchema),
  /** How vehicles are handed over. The server reads it; browsers are told what follows from it for an order. */
  fulfillment: FulfillmentSettingsSchema,
  /** Absent where the tenant sells no protection. The server reads it, too. */
  protection: v.optional(ProtectionSettingsSchema),
});
export type Tenant = v.InferOutput<typeof TenantSchema>;

/** What of a tenant file may reach a browser; where its tax figures come from is for those who check them. */
export function publicTenant(tenant: Tenant): PublicTenant {
  const told = v.parse(PublicTenantSchema, tenant);
  const states = told.payment.states.map((fees) => ({ ...fees, source: undefined }));
  return { ...told, payment: { ...told.payment, states } };
}
