import type { Site } from '../fixtures/site.ts';
import { demoEmail, demoPassword } from '../pages/sign-in-page.ts';
import type { TenantId } from '../stack/index.ts';
import { signInByCall } from './sign-in-by-call.ts';

/**
 * Signs the tenant's demo buyer in without the form. A test about signing in or out uses the form instead.
 */
export function beDemoBuyer({ page }: Site, tenant: TenantId): Promise<void> {
  return signInByCall(page, { email: demoEmail(tenant), password: demoPassword });
}
