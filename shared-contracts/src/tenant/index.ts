export { contrastRatio } from './color.ts';
export type { DeliveryBand, WeekHours } from './fulfillment-settings.ts';
export { contrastFaults, PaletteSchema, vehicleBackdrops } from './theme-schema.ts';
export type { Palette, Theme, VehicleBackdrop } from './theme-schema.ts';
export type { LandingSection } from './layout-schema.ts';
export { chosenLocale, offeredLocales, tenantInLocale } from './tenant-locale.ts';
export type { StateFees } from './state-fees-settings.ts';
export { displayFamily, tenantCss, wordSpacingCss } from './tenant-css.ts';
export { ProtectionRefundTermsSchema, ProtectionTypeSchema } from './protection-settings.ts';
export type {
  ProtectionProduct,
  ProtectionRefundTerms,
  ProtectionSettings,
  ProtectionType,
} from './protection-settings.ts';
export type { Promises } from './promises-schema.ts';
export { trustPoints } from './trust-points.ts';
export type { TrustPoint } from './trust-points.ts';
export { publicTenant, TenantSchema } from './tenant-file.ts';
export type { Tenant } from './tenant-file.ts';
export { PublicTenantSchema } from './tenant-schema.ts';
export type {
  CreditTier,
  IdentityPool,
  PaymentSettings,
  Person,
  PublicTenant,
  Referrer,
} from './tenant-schema.ts';
