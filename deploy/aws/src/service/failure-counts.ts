import { Duration } from 'aws-cdk-lib';
import { Stats, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** `event` of the lines that the backend logs when recurring work, or an attempt to send a mail, fails, and when a privacy request is due. */
export const failureEvents = {
  jobs: 'job-failed',
  mails: 'mail-failed',
  privacyRequests: 'privacy-request-due',
} as const;

/** How many such lines all tasks of a region have logged. */
export class FailureCounts extends Construct {
  readonly jobs: Metric;
  readonly mails: Metric;
  readonly privacyRequests: Metric;

  constructor(scope: Construct, id: string, log: ILogGroup) {
    super(scope, id);
    this.jobs = this.count('FailedJobs', { log, event: failureEvents.jobs, period: Duration.hours(1) });
    this.mails = this.count('FailedMails', { log, event: failureEvents.mails, period: Duration.minutes(15) });
    this.privacyRequests = this.count('DuePrivacyRequests', {
      ...{ log, event: failureEvents.privacyRequests, period: Duration.hours(1) },
    });
  }

  private count(
    metricName: string,
    { log, event, period }: { readonly log: ILogGroup; readonly event: string; readonly period: Duration },
  ): Metric {
    const filter = new MetricFilter(this, metricName, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.event', '=', event),
      metricNamespace: 'Forecourt',
      metricName,
      metricValue: '1',
    });
    return filter.metric({ statistic: Stats.SUM, period });
  }
}
