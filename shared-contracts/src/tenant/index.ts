export { contrastRatio, HexColourSchema } from './colour.ts';
export { FulfillmentSettingsSchema } from './fulfillment-settings.ts';
export type { DayHours, DeliveryBand, FulfillmentSettings, WeekHours } from './fulfillment-settings.ts';
export { contrastFaults, contrastRules, PaletteSchema, ThemeSchema } from './theme-schema.ts';
export type { Palette, Theme } from './theme-schema.ts';
export { displayFamily, tenantCss } from './tenant-css.ts';
export {
  ConsumerSettingsSchema,
  CreditTierSchema,
  IdentityPoolSchema,
  InventorySettingsSchema,
  LogoSchema,
  PaymentSettingsSchema,
  publicTenant,
  PublicTenantSchema,
  StateFeesSchema,
  TenantSchema,
} from './tenant-schema.ts';
export type {
  CreditTier,
  IdentityPool,
  PaymentSettings,
  PublicTenant,
  StateFees,
  Tenant,
} from './tenant-schema.ts';
