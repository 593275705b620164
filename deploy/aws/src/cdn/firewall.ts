import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** Requests from one address in five minutes; a busy visitor makes a few hundred. */
const mostRequests = 5000;

/**
 * Blocks addresses that send far too many requests or are known for attacks, before they cost the site
 * anything (T09). Judges addresses only: a rule about bodies would block uploads.
 */
export function makeFirewall(scope: Construct): CfnWebACL {
  const seen = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: false,
    metricName,
  });
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: seen('forecourt'),
    rules: [
      {
        name: 'too-often',
        priority: 1,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: { rateBasedStatement: { limit: mostRequests, aggregateKeyType: 'IP' } },
        visibilityConfig: seen('too-often'),
      },
      {
        name: 'known-addresses',
        priority: 2,
        overrideAction: { none: {} },
        statement: {
          managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
        },
        visibilityConfig: seen('known-addresses'),
      },
    ],
  });
}
