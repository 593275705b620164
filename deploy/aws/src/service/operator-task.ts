import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { SubnetType } from 'aws-cdk-lib/aws-ec2';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import {
  Capability,
  ContainerImage,
  CpuArchitecture,
  FargateTaskDefinition,
  LinuxParameters,
  LogDrivers,
  OperatingSystemFamily,
  Secret as TaskSecret,
  type ICluster,
} from 'aws-cdk-lib/aws-ecs';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { DataStack } from '../data/data-stack.ts';
import { names, type AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import { buyerRemoval } from './site-task-rights.ts';
import { backendEnvironment, backendSecrets, folders } from './task-environment.ts';

interface OperatorTaskProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly cluster: ICluster;
  readonly data: DataStack;
}

/** Family of the task definition, and the name of its container: `aws ecs run-task` names both. */
export const operatorTask = { family: 'forecourt-operator', container: 'command' } as const;

/** The user `node` of the images. */
const unprivilegedUser = '1000';

/**
 * The task in which an operator runs a command of the backend's image once, with the backend's settings and secrets. The site's own task is
 * not fit for that: its edge waits for a backend that answers, and ECS ends a task whose container waits too long. Without a command of its
 * own it prints the usage of the privacy command and ends.
 */
export class OperatorTask extends Construct {
  constructor(scope: Construct, id: string, props: OperatorTaskProps) {
    super(scope, id);
    const { settings, cluster, data } = props;
    const definition = new FargateTaskDefinition(this, 'Definition', {
      family: operatorTask.family,
      cpu: 1024,
      memoryLimitMiB: 2048,
      runtimePlatform: {
        cpuArchitecture: CpuArchitecture.X86_64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    });
    // A deletion removes the buyer's users; the database and the rest is reached with secrets.
    definition.addToTaskRolePolicy(new PolicyStatement(buyerRemoval(settings)));
    this.addContainer(definition, props);
    const subnets = data.vpc.selectSubnets({ subnetType: SubnetType.PRIVATE_WITH_EGRESS });
    new CfnOutput(this, 'Cluster', { value: cluster.clusterName });
    new CfnOutput(this, 'Subnets', { value: subnets.subnetIds.join(',') });
    new CfnOutput(this, 'Group', { value: data.groups.site.securityGroupId });
  }

  private addContainer(
    definition: FargateTaskDefinition,
    { region, settings, data }: OperatorTaskProps,
  ): void {
    const databaseHost = data.database.instance.dbInstanceEndpointAddress;
    const images = Repository.fromRepositoryName(this, 'Images', names.images.backend);
    const linuxParameters = new LinuxParameters(this, 'Linux', { initProcessEnabled: true });
    linuxParameters.dropCapabilities(Capability.ALL);
    const secrets = Object.entries(backendSecrets(settings)).map(([variable, [name, field]]) => [
      variable,
      TaskSecret.fromSecretsManager(Secret.fromSecretNameV2(this, variable, name), field),
    ]);
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const container = definition.addContainer(operatorTask.container, {
      containerName: operatorTask.container,
      image: ContainerImage.fromEcrRepository(images, settings.imageTag),
      command: ['node', '--import', 'tsx', 'src/answer-privacy.ts'],
      essential: true,
      user: unprivilegedUser,
      readonlyRootFilesystem: true,
      linuxParameters,
      environment: backendEnvironment({ region, settings }, databaseHost),
      secrets: Object.fromEntries(secrets),
      logging: LogDrivers.awsLogs({ streamPrefix: 'operator', logGroup }),
    });
    for (const [name, containerPath] of Object.entries(folders)) {
      definition.addVolume({ name: `operator-${name}` });
      container.addMountPoints({ sourceVolume: `operator-${name}`, containerPath, readOnly: false });
    }
  }
}
