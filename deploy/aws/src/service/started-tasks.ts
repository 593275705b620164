import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { FargateService, ICluster } from 'aws-cdk-lib/aws-ecs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';

interface StartedTasksProps {
  readonly service: FargateService;
  readonly cluster: ICluster;
  /** Number of tasks to start. */
  readonly count: number;
}

/**
 * Starts the first tasks of a service, once, when a region becomes the active one: a service without a number
 * of its own begins with one task, or stays without any. From then on the number is left to the scaling, which
 * a number in the service would reset with every deployment.
 */
export class StartedTasks extends Construct {
  constructor(scope: Construct, id: string, { service, cluster, count }: StartedTasksProps) {
    super(scope, id);
    const start = new AwsCustomResource(this, 'Start', {
      resourceType: 'Custom::StartedTasks',
      onCreate: {
        service: 'ecs',
        action: 'UpdateService',
        parameters: {
          cluster: cluster.clusterName,
          service: service.serviceName,
          desiredCount: count,
        },
        outputPaths: ['service.serviceName'],
        physicalResourceId: PhysicalResourceId.of(`${Stack.of(this).stackName}-started-tasks`),
      },
      policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [service.serviceArn] }),
      installLatestAwsSdk: false,
      logGroup: new LogGroup(this, 'Log', {
        retention: RetentionDays.ONE_MONTH,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    });
    start.node.addDependency(service);
  }
}
