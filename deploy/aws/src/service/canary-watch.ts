import { RemovalPolicy } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { SubnetType, type ISecurityGroup } from 'aws-cdk-lib/aws-ec2';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import {
  Capability,
  ContainerImage,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  LinuxParameters,
  LogDrivers,
  OperatingSystemFamily,
  PropagatedTagSource,
  Secret as TaskSecret,
  type ICluster,
} from 'aws-cdk-lib/aws-ecs';
import { PolicyStatement, type PolicyStatementProps } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { names, releasesPrefix, type AwsRegion } from '../names.ts';
import { ports } from '../ports.ts';
import type { SiteSettings } from '../site-settings.ts';
import { fixedGroup } from './front-door.ts';
import { folders, watchEnvironment, watchSecrets } from './task-environment.ts';

interface CanaryWatchProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly cluster: ICluster;
  readonly releases: IBucket;
  readonly group: ISecurityGroup;
}

const unprivilegedUser = '1000';

/** Every edge of the region, by the name that has all of their addresses. */
const edges = `http://${names.edgeService}.${names.internalZone}:${ports.edge}`;

/**
 * The command `pnpm release watch` as a service of its own, from the image of the edge: it reads the status of
 * every edge of its region and ends a canary that fails on more of its pages than the live release. One runs in
 * the active region, never two; a new one is started when it ends.
 */
export class CanaryWatch extends Construct {
  readonly service: FargateService;

  constructor(scope: Construct, id: string, props: CanaryWatchProps) {
    super(scope, id);
    const definition = this.makeDefinition(props);
    allow(definition, props.releases);
    this.service = new FargateService(this, 'Service', {
      cluster: props.cluster,
      taskDefinition: definition,
      desiredCount: props.settings.activeRegion === props.region ? 1 : 0,
      // The old one ends before the new one starts: two would judge the same reports.
      minHealthyPercent: 0,
      maxHealthyPercent: 100,
      circuitBreaker: { enable: true, rollback: true },
      assignPublicIp: false,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      securityGroups: [fixedGroup(this, props.group)],
      enableExecuteCommand: false,
      propagateTags: PropagatedTagSource.SERVICE,
    });
  }

  /** Number of running watches. */
  runningTasks(cluster: ICluster): Metric {
    return new Metric({
      namespace: 'ECS/ContainerInsights',
      metricName: 'RunningTaskCount',
      dimensionsMap: { ClusterName: cluster.clusterName, ServiceName: this.service.serviceName },
      statistic: 'min',
    });
  }

  private makeDefinition({ region, settings }: CanaryWatchProps): FargateTaskDefinition {
    const definition = new FargateTaskDefinition(this, 'Definition', {
      cpu: 256,
      memoryLimitMiB: 512,
      runtimePlatform: {
        cpuArchitecture: CpuArchitecture.X86_64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    });
    const images = Repository.fromRepositoryName(this, 'Images', names.images.edge);
    const linuxParameters = new LinuxParameters(this, 'Linux', { initProcessEnabled: true });
    linuxParameters.dropCapabilities(Capability.ALL);
    const secrets = Object.entries(watchSecrets).map(([variable, [name, field]]) => [
      variable,
      TaskSecret.fromSecretsManager(Secret.fromSecretNameV2(this, variable, name), field),
    ]);
    const container = definition.addContainer('watch', {
      containerName: 'watch',
      image: ContainerImage.fromEcrRepository(images, settings.imageTag),
      command: [...['node', '--import', 'tsx', '../releases/src/cli.ts'], ...['watch', '--edges-of', edges]],
      essential: true,
      user: unprivilegedUser,
      readonlyRootFilesystem: true,
      linuxParameters,
      environment: watchEnvironment({ region, settings }),
      secrets: Object.fromEntries(secrets),
      logging: LogDrivers.awsLogs({ streamPrefix: 'watch', logGroup: this.makeLog() }),
    });
    definition.addVolume({ name: 'watch-temporary' });
    container.addMountPoints({
      sourceVolume: 'watch-temporary',
      containerPath: folders.temporary,
      readOnly: false,
    });
    return definition;
  }

  private makeLog(): LogGroup {
    return new LogGroup(this, 'Log', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}

/** It reads the whole store, and writes channels only: it can neither publish nor change a release. */
function allow(definition: FargateTaskDefinition, releases: IBucket): void {
  const statements: readonly PolicyStatementProps[] = [
    { actions: ['s3:ListBucket'], resources: [releases.bucketArn] },
    { actions: ['s3:GetObject'], resources: [releases.arnForObjects(`${releasesPrefix}/*`)] },
    { actions: ['s3:PutObject'], resources: [releases.arnForObjects(`${releasesPrefix}/channels/*`)] },
  ];
  for (const statement of statements) definition.addToTaskRolePolicy(new PolicyStatement(statement));
}
