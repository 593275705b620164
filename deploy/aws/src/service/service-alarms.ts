import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { FargateService } from 'aws-cdk-lib/aws-ecs';
import { HttpCodeTarget } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { IDatabaseInstance } from 'aws-cdk-lib/aws-rds';
import { Construct } from 'constructs';
import { AlarmSet } from '../alarm-set.ts';
import { primaryRegion, type AwsRegion } from '../names.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { FailureCounts } from './failure-counts.ts';
import type { FrontDoor } from './front-door.ts';

interface ServiceAlarmsProps {
  readonly region: AwsRegion;
  readonly settings: SiteSettings;
  readonly isActive: boolean;
  readonly service: FargateService;
  readonly door: FrontDoor;
  /** Number of running watches of the canaries. */
  readonly runningWatches: Metric;
  readonly failures: FailureCounts;
  readonly database: IDatabaseInstance;
}

const minute = Duration.minutes(1);
const gibibyte = 1024 ** 3;

/** Alarms of a region: for the site's answers in the active region, and for the database everywhere. */
export class ServiceAlarms extends Construct {
  constructor(scope: Construct, id: string, props: ServiceAlarmsProps) {
    super(scope, id);
    const alarms = new AlarmSet(this, 'Desk', props.settings.alarmEmail);
    if (props.isActive) {
      watchSite(alarms, props);
      watchWork(alarms, props.failures);
    }
    watchDatabase(alarms, props);
  }
}

function watchSite(alarms: AlarmSet, { door, service, runningWatches }: ServiceAlarmsProps): void {
  const { metrics } = door.targets;
  alarms.watch('NoTask', {
    metric: metrics.healthyHostCount({ period: minute, statistic: 'min' }),
    says: 'Fewer than two tasks are healthy.',
    threshold: 2,
    isBelow: true,
    periods: 2,
    isSilenceBad: true,
  });
  alarms.watch('Errors', {
    metric: metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, { period: minute }),
    says: 'The site fails on more than 20 requests a minute.',
    threshold: 20,
    periods: 3,
  });
  alarms.watch('Slow', {
    metric: metrics.targetResponseTime({ period: minute, statistic: 'p95' }),
    says: 'One answer in twenty takes longer than 2 s.',
    threshold: 2,
    periods: 5,
  });
  alarms.watch('Processor', {
    metric: service.metricCpuUtilization({ period: minute }),
    says: 'The tasks are busy although there are as many as may be.',
    threshold: 85,
    periods: 10,
  });
  alarms.watch('NoCanaryWatch', {
    metric: runningWatches.with({ period: minute }),
    says: 'No watch of the canaries is running: a bad canary is not taken back by itself.',
    threshold: 1,
    isBelow: true,
    periods: 10,
    isSilenceBad: true,
  });
}

/** Recurring work that fails for an hour, as while the database changes its zone, does so by itself; two in succession need a person. */
function watchWork(alarms: AlarmSet, { jobs, mails, privacyRequests }: FailureCounts): void {
  alarms.watch('Jobs', {
    metric: jobs,
    says: 'Recurring work of the backend fails again and again: search its log for job-failed.',
    threshold: 2,
    periods: 2,
  });
  alarms.watch('Mails', {
    metric: mails,
    says: 'Mails are not accepted by the mail server: search the log of the backend for mail-failed.',
    threshold: 10,
    periods: 2,
  });
  alarms.watch('PrivacyRequests', {
    metric: privacyRequests,
    says: 'A privacy request is due within a week, or overdue: search the log of the backend for privacy-request-due.',
    threshold: 0,
    periods: 1,
  });
}

function watchDatabase(alarms: AlarmSet, { database, region }: ServiceAlarmsProps): void {
  alarms.watch('DatabaseProcessor', {
    metric: database.metricCPUUtilization({ period: minute }),
    says: 'The database is busy.',
    threshold: 80,
    periods: 10,
  });
  alarms.watch('DatabaseSpace', {
    metric: database.metricFreeStorageSpace({ period: minute }),
    says: 'The database has less than 15 GiB left.',
    threshold: 15 * gibibyte,
    isBelow: true,
    periods: 5,
  });
  alarms.watch('DatabaseConnections', {
    metric: database.metricDatabaseConnections({ period: minute }),
    says: 'The database has more than 600 connections.',
    threshold: 600,
    periods: 5,
  });
  if (region === primaryRegion) return;
  alarms.watch('ReplicaLag', {
    metric: new Metric({
      namespace: 'AWS/RDS',
      metricName: 'ReplicaLag',
      dimensionsMap: { DBInstanceIdentifier: database.instanceIdentifier },
      period: minute,
      statistic: 'max',
    }),
    says: 'The copy of the database is more than a minute behind: so much would be lost with the region.',
    threshold: 60,
    periods: 5,
  });
}
