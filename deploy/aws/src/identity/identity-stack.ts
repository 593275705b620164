import { Annotations, Stack } from 'aws-cdk-lib';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Construct } from 'constructs';
import type { AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import { PoolFirewall } from './pool-firewall.ts';
import { poolWarnings } from './pool-warnings.ts';
import { TenantPool } from './tenant-pool.ts';

interface IdentityProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly tenants: readonly Tenant[];
}

/**
 * The user pools of all tenants in one region, behind one firewall. Its outputs are the values for `consumer.identityPools` in the
 * tenant files.
 */
export class IdentityStack extends Stack {
  constructor(scope: Construct, id: string, { region, settings, tenants }: IdentityProps) {
    super(scope, id, { env: { account: settings.account, region }, terminationProtection: true });
    const firewall = new PoolFirewall(this, 'Firewall');
    for (const tenant of tenants) {
      const name = logicalName(tenant.id);
      firewall.protect(name, new TenantPool(this, name, { tenant, settings }).pool);
      for (const warning of poolWarnings(tenant, settings)) {
        Annotations.of(this).addWarningV2(`forecourt:${tenant.id}:${warning.id}`, warning.says);
      }
    }
  }
}

function logicalName(tenantId: string): string {
  return tenantId.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
