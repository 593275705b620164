import type { FlagKey } from '@forecourt/shared-contracts';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { flags } from './flags.tables.ts';

/** Initial value of each flag (SITE-39). */
function firstValues(tenant: Tenant): Readonly<Record<FlagKey, boolean>> {
  return {
    social_media_login_google: tenant.consumer.socialLogin,
    cec_camaro_appleid: false,
    inline_compare_icons: true,
    shop_rex_kbb_widget_badges: false,
    shop_srp_contain_images: false,
    message_banner: false,
    cart_cash_cobuyer: false,
    cart_finance_cobuyer: false,
    cec_c3_payment_and_schedule_delivery_toggles: true,
  };
}

/** Adds the flags that a tenant does not have yet; changed values are kept. */
export async function seedFlags(store: TenantStore, tenant: Tenant): Promise<void> {
  const rows = Object.entries(firstValues(tenant)).map(([key, value]) => ({ key, value, version: 1 }));
  await store.insertMissing(flags, rows);
}
