import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** What one network address may do at the pools of a region; further calls are refused until it slows down. */
interface AddressLimit {
  readonly name: string;
  /** Operations of the user pools API that count, together. */
  readonly operations: readonly string[];
  /** Calls in `minutes`. */
  readonly calls: number;
  readonly minutes: 1 | 2 | 5 | 10;
}

/**
 * The limits per address (T40, T56). Browsers call the pools directly, and Cognito itself limits accounts and
 * whole pools only. A sign-in takes two calls, a renewed session one; many buyers may share the address of a
 * dealer's showroom.
 */
export const addressLimits: readonly AddressLimit[] = [
  {
    name: 'sign-in',
    operations: ['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken'],
    calls: 300,
    minutes: 5,
  },
  {
    name: 'sign-up',
    operations: ['SignUp', 'ConfirmSignUp', 'ResendConfirmationCode'],
    calls: 50,
    minutes: 10,
  },
  { name: 'reset', operations: ['ForgotPassword', 'ConfirmForgotPassword'], calls: 30, minutes: 10 },
];

/** Calls of any kind, with those of the pages for social sign-in, in five minutes. */
const mostCalls = 1000;

const service = 'AWSCognitoIdentityProviderService';

/** Matches calls of one operation: the body is not shown to a firewall, because it identifies the user. */
function isCallOf(operation: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
      positionalConstraint: 'EXACTLY',
      searchString: `${service}.${operation}`,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  };
}

const seen = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

function limitRule(
  { name, operations, calls, minutes }: AddressLimit,
  priority: number,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: { block: {} },
    statement: {
      rateBasedStatement: {
        limit: calls,
        evaluationWindowSec: minutes * 60,
        aggregateKeyType: 'IP',
        scopeDownStatement: { orStatement: { statements: operations.map(isCallOf) } },
      },
    },
    visibilityConfig: seen(`pools-${name}`),
  };
}

/**
 * The firewall of the user pools of a region: limits per network address for sign-in, sign-up and reset, one
 * for everything, and addresses known for attacks. The pool answers a refused call with ForbiddenException.
 */
export class PoolFirewall extends Construct {
  private readonly acl: CfnWebACL;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const last = addressLimits.length;
    this.acl = new CfnWebACL(this, 'Acl', {
      name: 'forecourt-pools',
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: seen('pools'),
      rules: [
        ...addressLimits.map(limitRule),
        {
          name: 'too-often',
          priority: last,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: mostCalls, aggregateKeyType: 'IP' } },
          visibilityConfig: seen('pools-too-often'),
        },
        {
          name: 'known-addresses',
          priority: last + 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
          },
          visibilityConfig: seen('pools-known-addresses'),
        },
      ],
    });
  }

  /** Puts a pool behind the firewall; a pool has at most one. */
  protect(id: string, pool: IUserPool): void {
    new CfnWebACLAssociation(this, id, { resourceArn: pool.userPoolArn, webAclArn: this.acl.attrArn });
  }
}
