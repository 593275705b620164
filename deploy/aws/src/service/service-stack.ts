import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { SubnetType } from 'aws-cdk-lib/aws-ec2';
import {
  AvailabilityZoneRebalancing,
  Cluster,
  ContainerInsights,
  FargateService,
  PropagatedTagSource,
} from 'aws-cdk-lib/aws-ecs';
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { DnsRecordType, PrivateDnsNamespace } from 'aws-cdk-lib/aws-servicediscovery';
import type { Construct } from 'constructs';
import type { DataStack } from '../data/data-stack.ts';
import { documentsPrefix, names, regions, releasesPrefix, siteTag, type AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { StorageStack } from '../storage/storage-stack.ts';
import { CanaryWatch } from './canary-watch.ts';
import { FailoverRecords } from './failover-records.ts';
import { fixedGroup, FrontDoor } from './front-door.ts';
import { ServiceAlarms } from './service-alarms.ts';
import { SiteTask } from './site-task.ts';
import { StartedTasks } from './started-tasks.ts';

interface ServiceProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly storage: StorageStack;
  readonly data: DataStack;
}

/** Number of tasks in the active region. */
const tasks = { least: 3, most: 24 } as const;
const targetProcessorPercent = 55;
const targetRequestsPerMinute = 3000;

/**
 * The site in one region, and the watch of its canaries. In an inactive region no task runs, because the
 * database there is read-only: everything else is ready, and `activeRegion` starts the tasks.
 */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, props: ServiceProps) {
    const { region, settings, storage, data } = props;
    super(scope, id, { env: { account: settings.account, region }, terminationProtection: true });
    const databaseHost = data.database.instance.dbInstanceEndpointAddress;
    const task = new SiteTask(this, 'Task', { region, settings, databaseHost });
    this.allow(task, storage, settings);
    const cluster = new Cluster(this, 'Cluster', {
      vpc: data.vpc,
      containerInsightsV2: ContainerInsights.ENABLED,
    });
    const service = this.makeService(task, props, cluster);
    const door = new FrontDoor(this, 'FrontDoor', {
      vpc: data.vpc,
      logs: storage.logs,
      certificateArn: settings.certificates[region],
      service,
      group: data.groups.balancer,
    });
    const watch = new CanaryWatch(this, 'CanaryWatch', {
      region,
      settings,
      cluster,
      releases: storage.releases,
      group: data.groups.watch,
    });
    const isActive = settings.activeRegion === region;
    if (isActive) {
      scale(service, door);
      new StartedTasks(this, 'StartedTasks', { service, cluster, count: tasks.least });
    }
    new FailoverRecords(this, 'Names', { region, settings, balancer: door.balancer });
    const runningWatches = watch.runningTasks(cluster);
    const watched = { service, door, runningWatches, database: data.database.instance };
    new ServiceAlarms(this, 'Alarms', { ...watched, region, settings, isActive });
    new CfnOutput(this, 'Balancer', { value: door.balancer.loadBalancerDnsName });
  }

  /**
   * Permissions of a task: read releases, store documents, and look up and delete buyers in the pools of both
   * regions. Secrets and images are handled by the execution role.
   */
  private allow(
    { definition }: SiteTask,
    { releases, documents, documentsKey }: StorageStack,
    { account }: SiteSettings,
  ): void {
    const listed = [releases.bucketArn, documents.bucketArn];
    const kept = documents.arnForObjects(`${documentsPrefix}/*`);
    const statements: readonly PolicyStatementProps[] = [
      { actions: ['s3:ListBucket'], resources: listed },
      { actions: ['s3:GetObject'], resources: [releases.arnForObjects(`${releasesPrefix}/*`)] },
      { actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], resources: [kept] },
      { actions: ['kms:Decrypt', 'kms:GenerateDataKey'], resources: [documentsKey.keyArn] },
      {
        actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser'],
        resources: regions.map((region) => `arn:aws:cognito-idp:${region}:${account}:userpool/*`),
        conditions: { StringEquals: { [`aws:ResourceTag/${siteTag.key}`]: siteTag.value } },
      },
    ];
    for (const statement of statements) definition.addToTaskRolePolicy(new PolicyStatement(statement));
  }

  private makeService(
    { definition }: SiteTask,
    { region, settings, data }: ServiceProps,
    cluster: Cluster,
  ): FargateService {
    const cloudMapNamespace = new PrivateDnsNamespace(this, 'InternalZone', {
      name: names.internalZone,
      vpc: data.vpc,
    });
    return new FargateService(this, 'Service', {
      cluster,
      taskDefinition: definition,
      cloudMapOptions: {
        cloudMapNamespace,
        name: names.edgeService,
        dnsRecordType: DnsRecordType.A,
        dnsTtl: Duration.seconds(5),
      },
      // Without a number, a deployment keeps the one that the scaling has set.
      ...(settings.activeRegion !== region && { desiredCount: 0 }),
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      circuitBreaker: { enable: true, rollback: true },
      availabilityZoneRebalancing: AvailabilityZoneRebalancing.ENABLED,
      // A new backend migrates the database before it is ready.
      healthCheckGracePeriod: Duration.minutes(10),
      assignPublicIp: false,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      securityGroups: [fixedGroup(this, data.groups.site)],
      enableExecuteCommand: false,
      propagateTags: PropagatedTagSource.SERVICE,
    });
  }
}

function scale(service: FargateService, { targets }: FrontDoor): void {
  const scaling = service.autoScaleTaskCount({ minCapacity: tasks.least, maxCapacity: tasks.most });
  scaling.scaleOnCpuUtilization('Processor', {
    targetUtilizationPercent: targetProcessorPercent,
    scaleInCooldown: Duration.minutes(5),
    scaleOutCooldown: Duration.seconds(30),
  });
  scaling.scaleOnRequestCount('Requests', {
    targetGroup: targets,
    requestsPerTarget: targetRequestsPerMinute,
    scaleInCooldown: Duration.minutes(5),
    scaleOutCooldown: Duration.seconds(30),
  });
}
