import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { TenantSchema, type Tenant } from '@forecourt/shared-contracts/tenant';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { forecourtApp } from './forecourt-app.ts';
import { regions, type AwsRegion } from './names.ts';
import { siteSettings, type SiteSettings } from './site-settings.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const settings = siteSettings(JSON.parse(readFileSync(file('../site.example.json'), 'utf8')));
const tenantsDir = file('../../releases/tenants');
const tenants = readdirSync(tenantsDir).map((name): Tenant => {
  const tenant = v.parse(TenantSchema, JSON.parse(readFileSync(`${tenantsDir}/${name}`, 'utf8')));
  return { ...tenant, hosts: [...tenant.hosts, `www.${tenant.id}.example`] };
});

function templates(site: SiteSettings) {
  const stacks = forecourtApp(site, tenants);
  const ofRegion = (region: AwsRegion) => {
    const { storage, data, identity, service } = stacks.regions[region];
    return {
      storage: Template.fromStack(storage),
      data: Template.fromStack(data),
      identity: Template.fromStack(identity),
      service: Template.fromStack(service),
    };
  };
  return {
    'us-east-1': ofRegion('us-east-1'),
    'us-west-2': ofRegion('us-west-2'),
    cdn: Template.fromStack(stacks.cdn),
  };
}

type Resource = { readonly Properties: Record<string, unknown>; readonly DeletionPolicy?: string };
const resources = (template: Template, type: string) =>
  Object.values(template.findResources(type)) as unknown as Resource[];

const site = templates(settings);
const moved = templates({ ...settings, activeRegion: 'us-west-2' });

describe.each(regions)('storage in %s', (region) => {
  const { storage } = site[region];
  const buckets = resources(storage, 'AWS::S3::Bucket');

  it('no bucket is public, unencrypted, unversioned, accessible without TLS, or deleted with its stack', () => {
    expect(buckets.map(({ Properties }) => Properties.BucketName)).toEqual(
      expect.arrayContaining([
        `forecourt-releases-123456789012-${region}`,
        `forecourt-documents-123456789012-${region}`,
        `forecourt-logs-123456789012-${region}`,
      ]),
    );
    for (const { Properties, DeletionPolicy } of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        VersioningConfiguration: { Status: 'Enabled' },
        BucketEncryption: expect.anything(),
      });
      expect(DeletionPolicy).toBe('Retain');
    }
    const policies = resources(storage, 'AWS::S3::BucketPolicy').map((one) => JSON.stringify(one));
    expect(policies).toHaveLength(buckets.length);
    for (const policy of policies) {
      expect(policy).toContain('"aws:SecureTransport":"false"');
      expect(policy).toContain('"s3:TlsVersion":1.2');
    }
  });

  it('documents are encrypted with their own key, which is rotated every year', () => {
    storage.hasResourceProperties('AWS::S3::Bucket', {
      BucketName: `forecourt-documents-123456789012-${region}`,
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          { ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms' }, BucketKeyEnabled: true },
        ],
      },
      LifecycleConfiguration: {
        Rules: [Match.objectLike({ NoncurrentVersionExpiration: { NoncurrentDays: 30 } })],
      },
    });
    storage.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
  });

  it('images cannot be replaced under their tag', () => {
    expect(resources(storage, 'AWS::ECR::Repository').map(({ Properties }) => Properties)).toEqual(
      ['forecourt/edge', 'forecourt/backend'].map((RepositoryName) =>
        expect.objectContaining({ RepositoryName, ImageTagMutability: 'IMMUTABLE' }),
      ),
    );
  });
});

it.each(['releases', 'documents'])('%s are replicated to the other region within 15 minutes', (name) => {
  site['us-east-1'].storage.hasResourceProperties('AWS::S3::Bucket', {
    BucketName: `forecourt-${name}-123456789012-us-east-1`,
    ReplicationConfiguration: {
      Rules: [
        Match.objectLike({
          Status: 'Enabled',
          DeleteMarkerReplication: { Status: 'Enabled' },
          Destination: Match.objectLike({
            Bucket: `arn:aws:s3:::forecourt-${name}-123456789012-us-west-2`,
            ReplicationTime: { Status: 'Enabled', Time: { Minutes: 15 } },
          }),
        }),
      ],
    },
  });
});

it('workflows can read the store, only those of the production environment can write to it, and none can delete', () => {
  const { storage } = site['us-east-1'];
  const trusts = resources(storage, 'AWS::IAM::Role').map((one) => JSON.stringify(one));
  const subjects = trusts.flatMap((text) => /repo:example\/forecourt:[^"]+/.exec(text) ?? []);
  expect(subjects.sort()).toEqual([
    'repo:example/forecourt:*',
    'repo:example/forecourt:environment:production',
  ]);
  const policies = resources(storage, 'AWS::IAM::Policy').map(({ Properties }) => JSON.stringify(Properties));
  const ofWorkflows = policies.filter((text) => text.includes('ReleaseRoles'));
  expect(ofWorkflows).toHaveLength(2);
  expect(ofWorkflows.filter((text) => text.includes('s3:PutObject'))).toHaveLength(1);
  for (const text of ofWorkflows) {
    expect(text).not.toMatch(/Delete|s3:\*/);
    // Also to its copy, from which releases go on when the first region is lost.
    expect(text).toMatch(/arn:aws:s3:::forecourt-releases-\d+-us-west-2\/site\/\*/);
  }
});

describe('the database', () => {
  it.each(regions)('in %s spans two zones, encrypted, protected, not publicly accessible', (region) => {
    const { data } = site[region];
    data.hasResource('AWS::RDS::DBInstance', {
      DeletionPolicy: 'Retain',
      Properties: {
        DBInstanceIdentifier: 'forecourt',
        MultiAZ: true,
        DeletionProtection: true,
        PubliclyAccessible: false,
        KmsKeyId: Match.anyValue(),
      },
    });
    data.hasResourceProperties('AWS::RDS::DBParameterGroup', { Parameters: { 'rds.force_ssl': '1' } });
    const opened = resources(data, 'AWS::EC2::SecurityGroupIngress').map(({ Properties }) => Properties);
    const toDatabase = opened.filter(({ FromPort }) => FromPort === 5432);
    expect(toDatabase).toHaveLength(1);
    expect(JSON.stringify(toDatabase)).toContain('SiteGroup');
  });

  it('of the first region is encrypted and backed up for 14 days; the second is its replica', () => {
    site['us-east-1'].data.hasResourceProperties('AWS::RDS::DBInstance', {
      StorageEncrypted: true,
      BackupRetentionPeriod: 14,
      SourceDBInstanceIdentifier: Match.absent(),
    });
    site['us-west-2'].data.hasResourceProperties('AWS::RDS::DBInstance', {
      SourceDBInstanceIdentifier: 'arn:aws:rds:us-east-1:123456789012:db:forecourt',
      SourceRegion: 'us-east-1',
    });
  });

  it('the data stack is the same whichever region is active', () => {
    for (const region of regions) expect(moved[region].data.toJSON()).toEqual(site[region].data.toJSON());
  });

  it('every secret that the site generates is replicated to the other region, the data key as 64 hexadecimal digits', () => {
    const secrets = resources(site['us-east-1'].data, 'AWS::SecretsManager::Secret').map(
      (one) => one.Properties,
    );
    expect(secrets.map(({ Name }) => Name).sort()).toEqual([
      'forecourt/data-key',
      'forecourt/database',
      'forecourt/operator-key',
      'forecourt/origin-key',
    ]);
    for (const secret of secrets) expect(secret.ReplicaRegions).toEqual([{ Region: 'us-west-2' }]);
    const rule = secrets.find(({ Name }) => Name === 'forecourt/data-key')?.GenerateSecretString as {
      readonly ExcludeCharacters: string;
      readonly PasswordLength: number;
    };
    expect(rule).toMatchObject({ ExcludePunctuation: true, ExcludeUppercase: true, PasswordLength: 64 });
    const left = [...'abcdefghijklmnopqrstuvwxyz0123456789'].filter(
      (character) => !rule.ExcludeCharacters.includes(character),
    );
    expect(left.join('')).toBe('abcdef0123456789');
    site['us-west-2'].data.resourceCountIs('AWS::SecretsManager::Secret', 0);
  });
});

describe.each(regions)('user pools in %s', (region) => {
  const { identity } = site[region];

  it('one for each tenant, with the password rules of the site and a client without a secret', () => {
    identity.resourceCountIs('AWS::Cognito::UserPool', tenants.length);
    identity.resourceCountIs('AWS::WAFv2::WebACLAssociation', tenants.length);
    identity.allResourcesProperties('AWS::Cognito::UserPool', {
      DeletionProtection: 'ACTIVE',
      UserPoolTier: 'ESSENTIALS',
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
        },
        SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'EMAIL_OTP', 'SMS_OTP'] },
      },
    });
    identity.allResourcesProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    });
  });

  it('the tasks of site and operators of either region may look up and delete their users, and those of no other pool of the account', () => {
    identity.allResourcesProperties('AWS::Cognito::UserPool', { UserPoolTags: { project: 'forecourt' } });
    const statements = resources(site[region].service, 'AWS::IAM::Policy').flatMap(
      ({ Properties }) =>
        (Properties.PolicyDocument as { readonly Statement: readonly Record<string, unknown>[] }).Statement,
    );
    const onPools = statements.filter(({ Action }) => JSON.stringify(Action).includes('cognito-idp'));
    const ofBuyers = {
      Effect: 'Allow',
      Action: ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'],
      Resource: regions.map((one) => `arn:aws:cognito-idp:${one}:123456789012:userpool/${one}_*`),
      Condition: { StringEquals: { 'aws:ResourceTag/project': 'forecourt' } },
    };
    expect(onPools).toEqual([ofBuyers, ofBuyers]);
  });

  it('T32: users are redirected only to the tenant, from its own pages and from dealers that may embed it', () => {
    const clients = resources(identity, 'AWS::Cognito::UserPoolClient');
    const own = clients.find(({ Properties }) =>
      JSON.stringify(Properties).includes('www.northstar.example'),
    );
    expect(own?.Properties).toMatchObject({
      CallbackURLs: [
        'https://www.northstar.example/integration/social-idp',
        'https://www.northstar.example/integration/social-idp?initiator=%2F',
        'https://www.northstar.example/integration/social-idp?initiator=http%3A%2F%2Flocalhost%3A8090',
      ],
      LogoutURLs: ['https://www.northstar.example/'],
    });
  });
});

describe('the load balancer', () => {
  it.each(regions)('in %s admits the CDN and health checks, over TLS 1.2 or newer', (region) => {
    const { service } = site[region];
    service.resourceCountIs('AWS::ElasticLoadBalancingV2::Listener', 1);
    service.hasResourceProperties('AWS::ElasticLoadBalancingV2::Listener', {
      Port: 443,
      Protocol: 'HTTPS',
      SslPolicy: Match.stringLikeRegexp('TLS13-1-2'),
      DefaultActions: [Match.objectLike({ Type: 'fixed-response' })],
    });
    const rules = resources(service, 'AWS::ElasticLoadBalancingV2::ListenerRule');
    expect(rules.map(({ Properties }) => Properties.Conditions)).toEqual([
      [{ Field: 'path-pattern', PathPatternConfig: { Values: ['/healthz'] } }],
      [
        {
          Field: 'http-header',
          HttpHeaderConfig: {
            HttpHeaderName: 'x-origin-key',
            Values: [expect.stringMatching(/^\{\{resolve:secretsmanager:forecourt\/origin-key:/)],
          },
        },
      ],
    ]);
    service.hasResourceProperties('AWS::ElasticLoadBalancingV2::TargetGroup', {
      HealthCheckPath: '/readyz',
      Matcher: { HttpCode: '200,404' },
    });
  });

  it('the origin is the first region while that is healthy, otherwise the second', () => {
    for (const [region, Failover] of [
      ['us-east-1', 'PRIMARY'],
      ['us-west-2', 'SECONDARY'],
    ] as const) {
      const { service } = site[region];
      service.hasResourceProperties('AWS::Route53::RecordSet', {
        Name: 'origin.forecourt.example.',
        SetIdentifier: region,
        Failover,
        HealthCheckId: Match.anyValue(),
        AliasTarget: Match.objectLike({ EvaluateTargetHealth: true }),
      });
      service.hasResourceProperties('AWS::Route53::HealthCheck', {
        HealthCheckConfig: Match.objectLike({
          Type: 'HTTPS',
          FullyQualifiedDomainName: `${region}.origin.forecourt.example`,
          ResourcePath: '/healthz',
        }),
      });
    }
  });
});

describe('the CDN', () => {
  const [distribution] = resources(site.cdn, 'AWS::CloudFront::Distribution').map(
    ({ Properties }) => Properties.DistributionConfig as Record<string, never>,
  );

  it('serves every host of every tenant, over TLS 1.2 or newer, with logs that contain no cookies', () => {
    expect(distribution).toMatchObject({
      Aliases: tenants.map(({ id }) => `www.${id}.example`),
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
      Logging: { Bucket: expect.anything(), IncludeCookies: false },
      WebACLId: expect.anything(),
    });
    expect(distribution?.['Origins']).toEqual([
      expect.objectContaining({
        DomainName: 'origin.forecourt.example',
        CustomOriginConfig: expect.objectContaining({
          OriginProtocolPolicy: 'https-only',
          OriginSSLProtocols: ['TLSv1.2'],
        }),
      }),
    ]);
  });

  it('T02: caches assets by host, path and encoding, without cookies or query, and nothing else', () => {
    const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    expect(distribution?.['DefaultCacheBehavior']).toMatchObject({
      CachePolicyId: disabled,
      ViewerProtocolPolicy: 'redirect-to-https',
    });
    const others = distribution?.['CacheBehaviors'] as unknown as Record<string, unknown>[];
    expect(others.map(({ PathPattern }) => PathPattern)).toEqual(['/assets/*']);
    site.cdn.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: Match.objectLike({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 31_536_000,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          CookiesConfig: { CookieBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Host', 'Origin'] },
        }),
      }),
    });
  });

  it('T09: one address cannot send unlimited requests', () => {
    site.cdn.hasResourceProperties('AWS::WAFv2::WebACL', {
      Rules: Match.arrayWith([
        Match.objectLike({
          Action: { Block: Match.anyValue() },
          Statement: { RateBasedStatement: { Limit: 5000, AggregateKeyType: 'IP' } },
        }),
      ]),
    });
  });
});

it.each([
  ['us-east-1', site, ['us-east-1', 'us-west-2']],
  ['us-west-2', moved, ['us-west-2', 'us-east-1']],
] as const)(
  'with %s as the active region tasks run there, scale, and do not run elsewhere',
  (_region, all, [here, there]) => {
    all[here].service.hasResourceProperties('AWS::ECS::Service', {
      DesiredCount: Match.absent(),
      DeploymentConfiguration: Match.objectLike({
        DeploymentCircuitBreaker: { Enable: true, Rollback: true },
        MinimumHealthyPercent: 100,
      }),
      NetworkConfiguration: { AwsvpcConfiguration: Match.objectLike({ AssignPublicIp: 'DISABLED' }) },
    });
    all[here].service.hasResourceProperties('AWS::ApplicationAutoScaling::ScalableTarget', {
      MinCapacity: 3,
      MaxCapacity: 24,
    });
    all[here].service.resourceCountIs('AWS::ApplicationAutoScaling::ScalingPolicy', 2);
    const started = resources(all[here].service, 'Custom::StartedTasks').map(({ Properties }) => Properties);
    expect(started).toHaveLength(1);
    expect(JSON.stringify(started[0]!.Create)).toMatch(/UpdateService.*desiredCount\\*":3/);
    expect(started[0]).not.toHaveProperty('Update');
    expect(started[0]).not.toHaveProperty('Delete');
    all[there].service.resourceCountIs('Custom::StartedTasks', 0);
    all[there].service.resourcePropertiesCountIs('AWS::ECS::Service', { DesiredCount: 0 }, 2);
    all[there].service.resourceCountIs('AWS::ApplicationAutoScaling::ScalableTarget', 0);
  },
);

it('there are alarms for failures, due privacy requests, slowness, lost tasks, a canary without a watch, a full database and a lagging replica', () => {
  const alarms = (template: Template) =>
    resources(template, 'AWS::CloudWatch::Alarm').map(({ Properties }) => {
      expect(Properties.AlarmActions).toHaveLength(1);
      return Properties.MetricName;
    });
  expect(alarms(site['us-east-1'].service).sort()).toEqual([
    'CPUUtilization',
    'CPUUtilization',
    'DatabaseConnections',
    'DuePrivacyRequests',
    'FailedJobs',
    'FailedMails',
    'FreeStorageSpace',
    'HTTPCode_Target_5XX_Count',
    'HealthyHostCount',
    'RunningTaskCount',
    'TargetResponseTime',
  ]);
  expect(alarms(site['us-west-2'].service)).toContain('ReplicaLag');
  expect(alarms(site.cdn)).toEqual(['5xxErrorRate']);
  site.cdn.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: settings.alarmEmail,
  });
});

it('no stack of one region references an output of the other', () => {
  for (const region of regions) {
    const other = regions.find((one) => one !== region) ?? region;
    for (const template of Object.values(site[region])) {
      expect(JSON.stringify(template.toJSON())).not.toMatch(new RegExp(`ImportValue":"[^"]*${other}`));
    }
  }
});

describe('the watch of the canaries', () => {
  const oneAtATime = Match.objectLike({ MinimumHealthyPercent: 0, MaximumPercent: 100 });

  it.each([
    ['us-east-1', site, 'us-west-2'],
    ['us-west-2', moved, 'us-east-1'],
  ] as const)('runs once in %s as the active region, and nowhere else', (here, all, there) => {
    for (const [region, DesiredCount] of [
      [here, 1],
      [there, 0],
    ] as const) {
      all[region].service.hasResourceProperties('AWS::ECS::Service', {
        DesiredCount,
        DeploymentConfiguration: oneAtATime,
        NetworkConfiguration: { AwsvpcConfiguration: Match.objectLike({ AssignPublicIp: 'DISABLED' }) },
      });
    }
  });

  it.each(regions)('in %s finds every edge by a name that has the address of each task', (region) => {
    const { service, data } = site[region];
    service.hasResourceProperties('AWS::ServiceDiscovery::PrivateDnsNamespace', {
      Name: 'forecourt.internal',
    });
    service.hasResourceProperties('AWS::ServiceDiscovery::Service', {
      Name: 'edge',
      DnsConfig: Match.objectLike({
        DnsRecords: [{ TTL: 5, Type: 'A' }],
        RoutingPolicy: 'MULTIVALUE',
      }),
    });
    service.hasResourceProperties('AWS::ECS::Service', {
      ServiceRegistries: [Match.objectLike({ RegistryArn: Match.anyValue() })],
    });
    const opened = resources(data, 'AWS::EC2::SecurityGroupIngress').map(({ Properties }) => Properties);
    const toEdge = opened.filter(({ FromPort }) => FromPort === 8080).map((one) => JSON.stringify(one));
    expect(toEdge.filter((text) => text.includes('WatchGroup'))).toHaveLength(1);
    expect(opened.filter(({ GroupId }) => JSON.stringify(GroupId).includes('WatchGroup'))).toEqual([]);
  });

  it.each(regions)(
    'in %s may change channels, and neither releases, tenants, keys nor documents',
    (region) => {
      const policies = Object.entries(site[region].service.findResources('AWS::IAM::Policy'));
      const [, policy] = policies.find(([id]) => id.startsWith('CanaryWatchDefinitionTaskRole')) ?? [];
      const statements = (policy as Resource).Properties.PolicyDocument as {
        readonly Statement: readonly { readonly Action: unknown; readonly Resource: unknown }[];
      };
      expect(statements.Statement.map(({ Action }) => Action)).toEqual([
        's3:ListBucket',
        's3:GetObject',
        's3:PutObject',
      ]);
      expect(JSON.stringify(statements.Statement[2]?.Resource)).toContain('/site/channels/*');
      expect(JSON.stringify(statements)).not.toContain('cognito');
    },
  );
});
