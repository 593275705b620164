import * as v from 'valibot';
import { FulfillmentSettingsSchema } from './fulfillment-settings.ts';
import { ThemeSchema } from './theme-schema.ts';

const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const CentsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const PercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const DigitsPhoneSchema = v.pipe(v.string(), v.regex(/^\d{10}$/, 'must be 10 digits'));
const OriginSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://www.example.com',
  ),
);
const HostSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case'),
);
const StateSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** One user pool of the identity service. `endpoint` replaces the cloud's address, as a path on the page's own origin. */
export const IdentityPoolSchema = v.object({
  region: v.picklist(['us-east-1', 'us-west-2']),
  userPoolId: v.pipe(v.string(), v.regex(/^[a-z]{2}-[a-z]+-\d_[A-Za-z0-9]+$/)),
  userPoolClientId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/)),
  domain: v.optional(v.string()),
  endpoint: v.optional(v.pipe(v.string(), v.startsWith('/'))),
});
export type IdentityPool = v.InferOutput<typeof IdentityPoolSchema>;

/** checkout-tracker.md section 3, 'Tenant config': consumer settings. */
export const ConsumerSettingsSchema = v.object({
  identityPools: v.pipe(v.array(IdentityPoolSchema), v.minLength(1)),
  oauthRedirectUrl: v.pipe(v.string(), v.startsWith('/')),
  /** Origin or path prefix in front of `/proxy/optimizelyDataFile` and `/ld`; empty for the page's own origin. */
  proxyEndpoint: v.string(),
  flagsEnvironmentId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/)),
  socialLogin: v.boolean(),
  /**
   * Parent domain of the cookies that the documents service is given (storefront.md section 7). Without one they are host-only;
   * with one every site below it can read the buyer's token, so it is for groups that own all of them.
   */
  documentsCookieDomain: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  progressTracker: v.object({ showDeliveryStep: v.boolean(), showPaymentStep: v.boolean() }),
});

/** A credit tier by score, with the sample lenders' APR (percent) for new and used vehicles. */
export const CreditTierSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  displayName: TextSchema,
  low: v.number(),
  high: v.number(),
  aprPercent: v.object({ new: PercentSchema, used: PercentSchema }),
});
export type CreditTier = v.InferOutput<typeof CreditTierSchema>;

/** Sample tax and fee rules of one state: tenant data, not law (finance.md section 3). */
export const StateFeesSchema = v.object({
  state: StateSchema,
  salesTaxPercent: PercentSchema,
  titleRegistrationCents: CentsSchema,
});
export type StateFees = v.InferOutput<typeof StateFeesSchema>;

/** Money settings; limits and default down payment as in checkout-tracker.md section 9 'Sample tenant'. */
export const PaymentSettingsSchema = v.object({
  defaultDownPaymentCents: CentsSchema,
  defaultTermMonths: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(96)),
  termsMonths: v.array(v.pipe(v.number(), v.integer())),
  defaultCreditTier: v.string(),
  cardLimitCents: CentsSchema,
  bankLimitCents: CentsSchema,
  minimumFinancedCents: CentsSchema,
  depositCents: CentsSchema,
  documentFeeCents: CentsSchema,
  creditTiers: v.pipe(v.array(CreditTierSchema), v.minLength(1)),
  states: v.pipe(v.array(StateFeesSchema), v.minLength(1)),
  /** State whose rules apply while the shopper has named none. */
  homeState: StateSchema,
});
export type PaymentSettings = v.InferOutput<typeof PaymentSettingsSchema>;

/** storefront.md 'inventory limits'. */
export const InventorySettingsSchema = v.object({
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(48)),
  comparisonLimit: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
  homeZip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  deliveryIncludedMiles: v.number(),
});

/** Vector mark: one path inside a view box, drawn in the current colour. Only path data, so no script can hide in it. */
export const LogoSchema = v.object({
  width: v.number(),
  height: v.number(),
  path: v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'must be SVG path data')),
});

/** The part of a tenant that browsers see: all but hosts and embedding origins. */
export const PublicTenantSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  brandName: TextSchema,
  name: TextSchema,
  legalName: TextSchema,
  shortLegalName: TextSchema,
  tagline: TextSchema,
  logo: LogoSchema,
  contact: v.object({
    /** 10 digits; the dealer phone with code. */
    phone: DigitsPhoneSchema,
    /** How the dealer likes it said, `1-800-NORTHST`. */
    phoneAbbreviation: TextSchema,
    email: v.pipe(v.string(), v.email()),
    supportEmail: v.pipe(v.string(), v.email()),
    timeZone: TextSchema,
  }),
  theme: ThemeSchema,
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  consumer: ConsumerSettingsSchema,
  payment: PaymentSettingsSchema,
  inventory: InventorySettingsSchema,
  forwardAnalyticsRequests: v.boolean(),
  accessibilityWidgetSiteHash: v.optional(v.string()),
  /** Texts that override the catalogues: `namespace.key` to text, per locale. */
  texts: v.record(v.string(), v.record(v.string(), v.string())),
});
export type PublicTenant = v.InferOutput<typeof PublicTenantSchema>;

/** A tenant file as a dealer group writes it. */
export const TenantSchema = v.object({
  ...PublicTenantSchema.entries,
  /** Exact host names that this tenant answers to, without port. */
  hosts: v.pipe(v.array(HostSchema), v.minLength(1)),
  /** Whether an unqualified `localhost` belongs to this tenant. */
  isDefault: v.optional(v.boolean(), false),
  /** Origins of pages that may mount or frame this tenant's checkout. */
  embeddingOrigins: v.array(OriginSchema),
  /** How vehicles are handed over. The server reads it; browsers are told what follows from it for an order. */
  fulfillment: FulfillmentSettingsSchema,
});
export type Tenant = v.InferOutput<typeof TenantSchema>;

/** What of a tenant file may reach a browser. */
export function publicTenant(tenant: Tenant): PublicTenant {
  return v.parse(PublicTenantSchema, tenant);
}
