import { Duration } from 'aws-cdk-lib';
import type { ApplicationLoadBalancer } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import {
  ARecord,
  Failover,
  HealthCheck,
  HealthCheckType,
  HostedZone,
  RecordTarget,
} from 'aws-cdk-lib/aws-route53';
import { LoadBalancerTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import { names, primaryRegion, type AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';

interface FailoverProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly balancer: ApplicationLoadBalancer;
}

/**
 * Two names of a region's load balancer: its own, used by its health check, and the one used by the CDN,
 * which Route 53 resolves to the first region while that one is healthy, otherwise to the second.
 */
export class FailoverRecords extends Construct {
  readonly healthCheck: HealthCheck;

  constructor(scope: Construct, id: string, { region, settings, balancer }: FailoverProps) {
    super(scope, id);
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: settings.hostedZoneId,
      zoneName: settings.domain,
    });
    const target = RecordTarget.fromAlias(new LoadBalancerTarget(balancer, { evaluateTargetHealth: true }));
    const regionHost = names.regionHost(settings.domain, region);
    new ARecord(this, 'Own', { zone, recordName: `${regionHost}.`, target });
    this.healthCheck = new HealthCheck(this, 'Health', {
      type: HealthCheckType.HTTPS,
      fqdn: regionHost,
      port: 443,
      resourcePath: '/healthz',
      requestInterval: Duration.seconds(10),
      failureThreshold: 3,
    });
    new ARecord(this, 'Origin', {
      zone,
      recordName: `${names.originHost(settings.domain)}.`,
      target,
      failover: region === primaryRegion ? Failover.PRIMARY : Failover.SECONDARY,
      setIdentifier: region,
      healthCheck: this.healthCheck,
    });
  }
}
