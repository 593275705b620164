import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** When something is told. `isSilenceBad` says that no figures at all are as bad as bad ones. */
export interface AlarmRule {
  readonly metric: IMetric;
  /** In the words of whoever is woken by it. */
  readonly says: string;
  readonly threshold: number;
  readonly isBelow?: boolean;
  /** Periods in a row. */
  readonly periods: number;
  readonly isSilenceBad?: boolean;
}

/** Alarms of a stack, told by mail when they begin and when they end. */
export class AlarmDesk extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, email: string) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(email));
    this.action = new SnsAction(topic);
  }

  /** Adds an alarm under a name of its own. */
  watch(name: string, { metric, says, threshold, isBelow, periods, isSilenceBad }: AlarmRule): void {
    const alarm = new Alarm(this, name, {
      metric,
      alarmDescription: says,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: isBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: isSilenceBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
  }
}
