import { jobFailedEvent } from '@forecourt/backend/jobs/index.ts';
import { mailFailedEvent } from '@forecourt/backend/outbox/index.ts';
import { privacyDueEvent } from '@forecourt/backend/privacy/index.ts';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { expect, it } from 'vitest';
import { FailureCounts, failureEvents } from './failure-counts.ts';

it('counts the lines that the backend writes', () => {
  expect(failureEvents).toEqual({
    jobs: jobFailedEvent,
    mails: mailFailedEvent,
    privacyRequests: privacyDueEvent,
  });
  const stack = new Stack(new App(), 'counts');
  new FailureCounts(stack, 'Failures', new LogGroup(stack, 'Log'));
  const filters = Template.fromStack(stack).findResources('AWS::Logs::MetricFilter');
  const patterns = Object.values(filters).map(({ Properties }) => Properties.FilterPattern as string);
  expect(patterns).toEqual([
    '{ $.event = "job-failed" }',
    '{ $.event = "mail-failed" }',
    '{ $.event = "privacy-request-due" }',
  ]);
});
