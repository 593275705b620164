import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { SubnetType } from 'aws-cdk-lib/aws-ec2';
import {
  AvailabilityZoneRebalancing,
  Cluster,
  ContainerInsights,
  FargateService,
  PropagatedTagSource,
} from 'aws-cdk-lib/aws-ecs';
import { DnsRecordType, PrivateDnsNamespace } from 'aws-cdk-lib/aws-servicediscovery';
import type { Construct } from 'constructs';
import type { DataStack } from '../data/data-stack.ts';
import { names, type AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { StorageStack } from '../storage/storage-stack.ts';
import { CanaryWatch } from './canary-watch.ts';
import { FailureCounts } from './failure-counts.ts';
import { FailoverRecords } from './failover-records.ts';
import { fixedGroup, FrontDoor } from './front-door.ts';
import { OperatorTask } from './operator-task.ts';
import { ServiceAlarms } from './service-alarms.ts';
import { SiteTask } from './site-task.ts';
import { allowSiteTask } from './site-task-rights.ts';
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
    allowSiteTask(task.definition, { region, storage, settings });
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
    new OperatorTask(this, 'Operator', { region, settings, cluster, data });
    const isActive = settings.activeRegion === region;
    if (isActive) {
      scale(service, door);
      new StartedTasks(this, 'StartedTasks', { service, cluster, count: tasks.least });
    }
    new FailoverRecords(this, 'Names', { region, settings, balancer: door.balancer });
    const runningWatches = watch.runningTasks(cluster);
    const failures = new FailureCounts(this, 'Failures', task.logs.backend);
    const watched = { service, door, runningWatches, failures, database: data.database.instance };
    new ServiceAlarms(this, 'Alarms', { ...watched, region, settings, isActive });
    new CfnOutput(this, 'Balancer', { value: door.balancer.loadBalancerDnsName });
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
