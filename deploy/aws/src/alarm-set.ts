import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** Condition of an alarm. `isSilenceBad` means that missing data counts as a breach. */
export interface AlarmRule {
  readonly metric: IMetric;
  /** Alarm text, for the person who is alerted. */
  readonly says: string;
  readonly threshold: number;
  readonly isBelow?: boolean;
  /** Consecutive periods. */
  readonly periods: number;
  readonly isSilenceBad?: boolean;
}

/** Alarms of a stack, sent by email when they start and when they end. */
export class AlarmSet extends Construct {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, email: string) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(email));
    this.action = new SnsAction(topic);
  }

  /** Adds an alarm with the given name. */
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
