import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { AlarmSet } from '../alarm-set.ts';

interface CdnAlarmsProps {
  readonly distribution: Distribution;
  readonly email: string;
}

const minute = Duration.minutes(1);

/** Alarms for the site as visitors see it. */
export class CdnAlarms extends Construct {
  constructor(scope: Construct, id: string, { distribution, email }: CdnAlarmsProps) {
    super(scope, id);
    const alarms = new AlarmSet(this, 'Desk', email);
    alarms.watch('Errors', {
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
        period: minute,
        statistic: 'avg',
      }),
      says: 'More than one request in a hundred fails for visitors.',
      threshold: 1,
      periods: 5,
    });
  }
}
