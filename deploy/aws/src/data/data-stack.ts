import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  FlowLogDestination,
  GatewayVpcEndpointAwsService,
  IpAddresses,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { primaryRegion, type AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import { Database } from './database.ts';
import { makeGroups, type Groups } from './groups.ts';
import { SiteSecrets } from './site-secrets.ts';

interface DataProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
}

/** The networks of the regions do not overlap, so that they can be peered. */
const addresses: Readonly<Record<AwsRegion, string>> = {
  'us-east-1': '10.16.0.0/16',
  'us-west-2': '10.32.0.0/16',
};

/**
 * Network, database and secrets of a region. The first region has the primary database and the secrets, the
 * second a copy of both. Does not depend on the active region, so that changing it requires no deployment
 * here.
 */
export class DataStack extends Stack {
  readonly vpc: Vpc;
  readonly database: Database;
  readonly groups: Groups;

  constructor(scope: Construct, id: string, { region, settings }: DataProps) {
    super(scope, id, { env: { account: settings.account, region }, terminationProtection: true });
    this.vpc = this.makeNetwork(region);
    this.groups = makeGroups(this, this.vpc);
    if (region === primaryRegion) new SiteSecrets(this, 'Secrets');
    this.database = new Database(this, 'Database', { region, vpc: this.vpc, group: this.groups.database });
  }

  private makeNetwork(region: AwsRegion): Vpc {
    const vpc = new Vpc(this, 'Network', {
      ipAddresses: IpAddresses.cidr(addresses[region]),
      // Listed explicitly, because looking them up in AWS needs an account at synthesis.
      availabilityZones: ['a', 'b', 'c'].map((zone) => `${region}${zone}`),
      natGateways: 2,
      subnetConfiguration: [
        { name: 'public', subnetType: SubnetType.PUBLIC, cidrMask: 22 },
        { name: 'site', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 20 },
        { name: 'data', subnetType: SubnetType.PRIVATE_ISOLATED, cidrMask: 24 },
      ],
      gatewayEndpoints: { Storage: { service: GatewayVpcEndpointAwsService.S3 } },
    });
    const logGroup = new LogGroup(this, 'Flows', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    vpc.addFlowLog('Flows', { destination: FlowLogDestination.toCloudWatchLogs(logGroup) });
    return vpc;
  }
}
