import { Duration, SecretValue } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { SecurityGroup, type ISecurityGroup, type IVpc } from 'aws-cdk-lib/aws-ec2';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import {
  ApplicationLoadBalancer,
  ApplicationProtocol,
  ApplicationProtocolVersion,
  ApplicationTargetGroup,
  ListenerAction,
  ListenerCondition,
  SslPolicy,
  type ApplicationListener,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { names, originKeyHeader } from '../names.ts';
import { ports } from '../ports.ts';

interface FrontDoorProps {
  readonly vpc: IVpc;
  readonly logs: IBucket;
  readonly certificateArn: string;
  readonly service: FargateService;
  readonly group: ISecurityGroup;
}

/**
 * Longer than the edge waits for its backend (30 s), so that the edge's own answer arrives, and shorter than it keeps
 * an idle connection (65 s), so that no request meets one that it closes.
 */
const idleTimeout = Duration.seconds(60);

/**
 * How long a task that is to end gets no new requests and goes on with those that it has: as long as a request may take,
 * so that a deployment cuts no upload. Only then ECS ends the task.
 */
const drain = Duration.seconds(450);

/**
 * The load balancer of a region. Only requests with the CDN's key reach the site; `/healthz` is open to
 * everyone, because the checks of Route 53 come from outside. Everything else is rejected.
 */
export class FrontDoor extends Construct {
  readonly balancer: ApplicationLoadBalancer;
  readonly targets: ApplicationTargetGroup;

  constructor(scope: Construct, id: string, props: FrontDoorProps) {
    super(scope, id);
    this.balancer = new ApplicationLoadBalancer(this, 'Balancer', {
      vpc: props.vpc,
      internetFacing: true,
      securityGroup: fixedGroup(this, props.group),
      deletionProtection: true,
      dropInvalidHeaderFields: true,
      idleTimeout,
    });
    this.balancer.logAccessLogs(props.logs, 'balancer');
    this.targets = this.makeTargets(props);
    const listener = this.balancer.addListener('Tls', {
      port: 443,
      open: false,
      protocol: ApplicationProtocol.HTTPS,
      sslPolicy: SslPolicy.TLS13_RES,
      certificates: [Certificate.fromCertificateArn(this, 'Certificate', props.certificateArn)],
      defaultAction: ListenerAction.fixedResponse(403, {
        contentType: 'text/plain',
        messageBody: 'Forbidden',
      }),
    });
    this.letIn(listener);
  }

  private makeTargets({ vpc, service }: FrontDoorProps): ApplicationTargetGroup {
    return new ApplicationTargetGroup(this, 'Edges', {
      vpc,
      port: ports.edge,
      protocol: ApplicationProtocol.HTTP,
      protocolVersion: ApplicationProtocolVersion.HTTP1,
      targets: [service.loadBalancerTarget({ containerName: 'edge', containerPort: ports.edge })],
      healthCheck: {
        path: '/readyz',
        // 404: an image from before the path existed, to which one may have to go back.
        healthyHttpCodes: '200,404',
        interval: Duration.seconds(10),
        timeout: Duration.seconds(5),
        healthyThresholdCount: 2,
        unhealthyThresholdCount: 3,
      },
      deregistrationDelay: drain,
    });
  }

  private letIn(listener: ApplicationListener): void {
    const forward = ListenerAction.forward([this.targets]);
    listener.addAction('Health', {
      priority: 10,
      conditions: [ListenerCondition.pathPatterns(['/healthz'])],
      action: forward,
    });
    const key = SecretValue.secretsManager(names.secrets.originKey).unsafeUnwrap();
    listener.addAction('FromCdn', {
      priority: 20,
      conditions: [ListenerCondition.httpHeader(originKeyHeader, [key])],
      action: forward,
    });
  }
}

/** A security group of another stack, to which nothing is added here. */
export function fixedGroup(scope: Construct, group: ISecurityGroup): ISecurityGroup {
  return SecurityGroup.fromSecurityGroupId(scope, 'Group', group.securityGroupId, { mutable: false });
}
