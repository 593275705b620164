/** A flag's value as returned by the flag service. */
export type FlagValue = boolean | string | number;

/**
 * Flags in use (SITE-39) with the default for when the service gives no value. Defaults are what shoppers may see while the service is
 * down.
 */
export const flagDefaults = {
  social_media_login_google: false,
  cec_camaro_appleid: false,
  inline_compare_icons: false,
  shop_rex_kbb_widget_badges: false,
  shop_srp_contain_images: false,
  message_banner: false,
  cart_cash_cobuyer: false,
  cart_finance_cobuyer: false,
  cec_c3_payment_and_schedule_delivery_toggles: false,
} as const satisfies Readonly<Record<string, FlagValue>>;

/** A flag that code may read. */
export type FlagKey = keyof typeof flagDefaults;

/** Flags that a query parameter may force in production: appearance only, nothing about money or identity (T55). */
export const cosmeticFlags: readonly FlagKey[] = [
  'inline_compare_icons',
  'shop_srp_contain_images',
  'message_banner',
];
