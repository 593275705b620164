import { App, Tags } from 'aws-cdk-lib';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { CdnStack } from './cdn/cdn-stack.ts';
import { DataStack } from './data/data-stack.ts';
import { IdentityStack } from './identity/identity-stack.ts';
import { primaryRegion, regions, siteTag, type AwsRegion } from './names.ts';
import { ServiceStack } from './service/service-stack.ts';
import { SiteFault, type SiteSettings } from './site-settings.ts';
import { StorageStack } from './storage/storage-stack.ts';

/** The stacks of one region. */
export interface RegionStacks {
  readonly storage: StorageStack;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly service: ServiceStack;
}

/** All stacks of a site in AWS. */
export interface ForecourtStacks {
  readonly app: App;
  readonly regions: Readonly<Record<AwsRegion, RegionStacks>>;
  readonly cdn: CdnStack;
}

/**
 * The stacks of a site: four in each region and the CDN. No stack reads anything from another region, and
 * none calls AWS at synthesis. Throws a SiteFault for a tenant without public hosts, and for social providers
 * of an unknown tenant.
 */
export function forecourtApp(settings: SiteSettings, tenants: readonly Tenant[]): ForecourtStacks {
  const known = new Set(tenants.map(({ id }) => id));
  const stranger = Object.keys(settings.social ?? {}).find((id) => !known.has(id));
  if (stranger) throw new SiteFault(`social: there is no tenant ${stranger}`);
  const app = new App({
    context: {
      '@aws-cdk/aws-iam:minimizePolicies': true,
      '@aws-cdk/core:validateAgainstDefaultRules': true,
    },
  });
  Tags.of(app).add(siteTag.key, siteTag.value);
  const [first, second] = regions;
  const made = {
    [first]: regionStacks(app, first, { settings, tenants }),
    [second]: regionStacks(app, second, { settings, tenants }),
  };
  const cdn = new CdnStack(app, 'forecourt-cdn', {
    settings,
    tenants,
    storage: made[primaryRegion].storage,
  });
  return { app, regions: made, cdn };
}

interface Site {
  readonly settings: SiteSettings;
  readonly tenants: readonly Tenant[];
}

function regionStacks(app: App, region: AwsRegion, { settings, tenants }: Site): RegionStacks {
  const storage = new StorageStack(app, `forecourt-storage-${region}`, { region, settings });
  const data = new DataStack(app, `forecourt-data-${region}`, { region, settings });
  const identity = new IdentityStack(app, `forecourt-identity-${region}`, { region, settings, tenants });
  const service = new ServiceStack(app, `forecourt-service-${region}`, { region, settings, storage, data });
  return { storage, data, identity, service };
}
