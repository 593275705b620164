import * as v from 'valibot';
import { NonNegativeCentsSchema } from '../money/cents-schema.ts';
import { LeaseSettingsSchema } from './lease-settings.ts';
import { noPromises, PromisesSchema } from './promises-schema.ts';
import { StateFeesSchema } from './state-fees-settings.ts';
import { ThemeSchema } from './theme-schema.ts';

/** A short text for display. */
export const TextSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const PercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const DigitsPhoneSchema = v.pipe(v.string(), v.regex(/^\d{10}$/, 'must be 10 digits'));
/** An origin as returned by `URL.origin`. */
export const OriginSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://www.example.com',
  ),
);
/** Where photos come from: an origin, or the path of this site below which they are. */
const PhotoSourceSchema = v.union([
  OriginSchema,
  v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/, 'must be an origin or a path of this site like /photos')),
]);
const StateSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/**
 * One user pool of the identity service. `endpoint` replaces the cloud's URL, as a path on the page's own origin. `domain` is used for
 * social sign-in: a host name, always accessed by https, or a path on the page's own origin served by a stand-in. Without one the pool has
 * no social sign-in.
 */
export const IdentityPoolSchema = v.object({
  region: v.picklist(['us-east-1', 'us-west-2']),
  userPoolId: v.pipe(v.string(), v.regex(/^[a-z]{2}-[a-z]+-\d_[A-Za-z0-9]+$/)),
  userPoolClientId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+$/)),
  domain: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/,
        'must be a host name in lower case, or a path of this site',
      ),
    ),
  ),
  endpoint: v.optional(v.pipe(v.string(), v.startsWith('/'))),
});
export type IdentityPool = v.InferOutput<typeof IdentityPoolSchema>;

/** Consumer settings of a tenant (SITE-32). */
export const ConsumerSettingsSchema = v.object({
  /** The primary region's first. Without one, users of the tenant cannot sign in, and an error is shown (F38). */
  identityPools: v.array(IdentityPoolSchema),
  oauthRedirectUrl: v.pipe(v.string(), v.startsWith('/')),
  /** Origin or path prefix in front of `/proxy/optimizelyDataFile` and `/ld`; empty for the page's own origin. */
  proxyEndpoint: v.string(),
  flagsEnvironmentId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/)),
  socialLogin: v.boolean(),
  /** Minutes without activity after which a session ends; default 30. A warning is shown for the last two. */
  sessionIdleMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(720))),
  /**
   * Parent domain of the cookies for the documents service (TRACK-60). Without one they are host-only; with one every site below it can
   * read the buyer's token, so only set it for groups that own all of them.
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

/** Money settings (SITE-33); SITE-35 gives the limits and the default down payment of the sample tenant. */
export const PaymentSettingsSchema = v.object({
  defaultDownPaymentCents: NonNegativeCentsSchema,
  defaultTermMonths: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(96)),
  termsMonths: v.array(v.pipe(v.number(), v.integer())),
  defaultCreditTier: v.string(),
  /** Days from the contract of a loan to its first payment; one month if absent (PRICE-28). */
  firstPaymentDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(90))),
  cardLimitCents: NonNegativeCentsSchema,
  bankLimitCents: NonNegativeCentsSchema,
  minimumFinancedCents: NonNegativeCentsSchema,
  /** Maximum loan on a vehicle, in percent of its value; no limit if absent (PRICE-58). */
  maximumLoanToValuePercent: v.optional(v.pipe(v.number(), v.minValue(50), v.maxValue(300))),
  depositCents: NonNegativeCentsSchema,
  documentFeeCents: NonNegativeCentsSchema,
  creditTiers: v.pipe(v.array(CreditTierSchema), v.minLength(1)),
  states: v.pipe(v.array(StateFeesSchema), v.minLength(1)),
  /** State whose rules apply until the shopper enters one. */
  homeState: StateSchema,
  /** Absent if the tenant does not lease. */
  lease: v.optional(LeaseSettingsSchema),
});
export type PaymentSettings = v.InferOutput<typeof PaymentSettingsSchema>;

/** Inventory limits of a tenant (SITE-34). */
export const InventorySettingsSchema = v.object({
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(48)),
  comparisonLimit: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
  deliveryIncludedMiles: v.number(),
  /** All vehicles are electric: the search begins with the filter by range. */
  isElectric: v.optional(v.boolean()),
  /** Sources of the dealer's photos; the page's policy allows only these origins, and this site. */
  photos: v.optional(
    v.pipe(
      v.object({
        origins: v.array(PhotoSourceSchema),
        /** A vehicle with a transparent background for the landing page's hero, 4:3, from one of the origins; a drawing if absent. */
        hero: v.optional(v.string()),
        /** Query parameter with which that host resizes a picture, `w`, and the useful widths. */
        resize: v.optional(
          v.object({
            parameter: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
            widthsPx: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(100))), v.minLength(1)),
          }),
        ),
      }),
      v.check(
        ({ hero, origins }) => hero === undefined || origins.some((origin) => hero.startsWith(`${origin}/`)),
        'must have a hero from one of its origins',
      ),
    ),
  ),
});

/** URL of a third-party script: by https, or a path of this site. */
export const ScriptUrlSchema = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/[\w./-]+$/, 'must be an https address or a path of this site'),
);

/**
 * The third-party 360-degree viewer (SITE-67): its script, by https or as a path of this site, and the name of its global on the window.
 * The page's policy allows this one host.
 */
export const VehicleViewerSchema = v.object({
  scriptUrl: ScriptUrlSchema,
  globalName: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
});

/**
 * The third-party accessibility widget (SITE-68). It has access to the page itself, so a tenant that configures one opens its pages to that
 * company, only on the routes that allow it (decision 9).
 */
export const AccessibilityWidgetSchema = v.object({
  scriptUrl: ScriptUrlSchema,
  /** Identifies this site to the company. */
  siteHash: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must be a hash of letters, digits, _ and -')),
  /** Name of the window property from which the script reads the hash. */
  hashName: v.pipe(v.string(), v.regex(/^__\w{1,60}$/, 'must be a name that begins with two underscores')),
});

/** Vector logo: one path inside a view box, drawn in the current color. Only path data, so no script can hide in it. */
export const LogoSchema = v.object({
  width: v.number(),
  height: v.number(),
  path: v.pipe(v.string(), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'must be SVG path data')),
});

const LanguageSchema = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

/** A site that refers shoppers here: `code` is the `referrer` or `utm_source` in its links, `name` its display name. */
const ReferrerSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{1,39}$/, 'must be a code like car-finder')),
  name: TextSchema,
});
export type Referrer = v.InferOutput<typeof ReferrerSchema>;

/** Amounts that a tenant adds to a valuation; whole cents, shown as separate lines (PRICE-65). */
const TradeInSettingsSchema = v.object({
  /** From the dealer, for any vehicle it buys. */
  dealerBoostCents: NonNegativeCentsSchema,
  /** From the group, for trading in toward a purchase. */
  tenantIncentiveCents: NonNegativeCentsSchema,
});

/**
 * A person of the dealer. `role` and `hours` are the tenant's own texts (`tenant.person.role`, `tenant.person.hours`); `phone` is 10 digits.
 */
export const PersonSchema = v.object({
  name: TextSchema,
  role: TextSchema,
  phone: DigitsPhoneSchema,
  hours: TextSchema,
});
export type Person = v.InferOutput<typeof PersonSchema>;

/** `ProtectionRefundTerms`, which the schema of tenant files checks. */
const RefundSchema = v.object({ fullRefundDays: v.number(), feeCents: v.number() });

/** The part of a tenant visible to browsers: everything but hosts and embedding origins. */
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
    /** The dealer's preferred spelling, `1-800-NORTHST`. */
    phoneAbbreviation: TextSchema,
    email: v.pipe(v.string(), v.email()),
    supportEmail: v.pipe(v.string(), v.email()),
    timeZone: TextSchema,
    /** Whom a shopper can call; absent only in files published before it was required (SHOP-91). */
    person: v.optional(PersonSchema),
  }),
  theme: ThemeSchema,
  /** Default language. */
  locale: LanguageSchema,
  /** Every language of the site, in the order of its language switch; only `locale` by default. */
  locales: v.optional(v.array(LanguageSchema)),
  consumer: ConsumerSettingsSchema,
  payment: PaymentSettingsSchema,
  inventory: InventorySettingsSchema,
  /** Absent if nothing is added. */
  tradeIn: v.optional(TradeInSettingsSchema),
  promises: v.optional(PromisesSchema, noPromises),
  /** Of the protection that the tenant sells, what its pages state; absent if it sells none. */
  protection: v.optional(v.object({ refund: RefundSchema })),
  /** Days from now to the earliest delivery; set by {@link publicTenant}, absent if the dealer does not deliver. */
  deliveryDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** City and state of the dealership, `Portland, ME`, from which deliveries are measured; set by {@link publicTenant}, absent in pages of an edge from before. */
  storePlace: v.optional(TextSchema),
  /** Weekdays on which the dealer is closed, as `sunday`; set by {@link publicTenant}, absent in pages of an edge from before. */
  closedDays: v.optional(v.array(v.string())),
  /** Partners whose shoppers see the dialog that explains who sells the vehicles here (SHOP-77, SHOP-78). */
  referrers: v.optional(v.array(ReferrerSchema), []),
  forwardAnalyticsRequests: v.boolean(),
  accessibilityWidget: v.optional(AccessibilityWidgetSchema),
  vehicleViewer: v.optional(VehicleViewerSchema),
  /** Absent if addresses are entered without suggestions. */
  maps: v.optional(v.object({ attribution: TextSchema })),
  /**
   * Texts that override the catalogs: `namespace.key` to text, per locale; `tenant.…` are the tenant's own texts (see `tenantInLocale`).
   */
  texts: v.record(v.string(), v.record(v.string(), v.string())),
});
export type PublicTenant = v.InferOutput<typeof PublicTenantSchema>;
