import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { describe, expect, it } from 'vitest';
import { addressLimits, PoolFirewall } from './pool-firewall.ts';

interface Rule {
  readonly Name: string;
  readonly Priority: number;
  readonly Action?: object;
  readonly Statement: {
    readonly RateBasedStatement?: {
      readonly Limit: number;
      readonly EvaluationWindowSec?: number;
      readonly AggregateKeyType: string;
      readonly ScopeDownStatement?: {
        readonly OrStatement: { readonly Statements: readonly { readonly ByteMatchStatement: object }[] };
      };
    };
  };
}

const stack = new Stack(new App(), 'pools');
const firewall = new PoolFirewall(stack, 'Firewall');
for (const id of ['One', 'Two']) firewall.protect(id, new UserPool(stack, id));
const template = Template.fromStack(stack);
const [acl] = Object.entries(template.findResources('AWS::WAFv2::WebACL'));
const { Rules, ...rest } = acl?.[1]?.['Properties'] as { readonly Rules: readonly Rule[] };
const ruleOf = (name: string) => Rules.find(({ Name }) => Name === name);

it('is one for the region, which lets everything else pass, in front of every pool', () => {
  template.resourceCountIs('AWS::WAFv2::WebACL', 1);
  expect(rest).toMatchObject({ Scope: 'REGIONAL', DefaultAction: { Allow: {} } });
  const pools = Object.keys(template.findResources('AWS::Cognito::UserPool'));
  const associations = Object.values(template.findResources('AWS::WAFv2::WebACLAssociation'));
  expect(associations.map(({ Properties }) => Properties as object)).toEqual(
    pools.map((pool) => ({
      ResourceArn: { 'Fn::GetAtt': [pool, 'Arn'] },
      WebACLArn: { 'Fn::GetAtt': [acl?.[0], 'Arn'] },
    })),
  );
});

describe('T40, T56: limits per network address', () => {
  it.each([
    ['sign-in', 300, 300, ['InitiateAuth', 'RespondToAuthChallenge', 'GetTokensFromRefreshToken']],
    ['sign-up', 50, 600, ['SignUp', 'ConfirmSignUp', 'ResendConfirmationCode']],
    ['reset', 30, 600, ['ForgotPassword', 'ConfirmForgotPassword']],
  ])('%s: %i calls in %i s of %j', (name, limit, seconds, operations) => {
    expect(ruleOf(name)).toMatchObject({
      Action: { Block: {} },
      Statement: {
        RateBasedStatement: {
          Limit: limit,
          EvaluationWindowSec: seconds,
          AggregateKeyType: 'IP',
          ScopeDownStatement: {
            OrStatement: {
              Statements: operations.map((operation) => ({
                ByteMatchStatement: {
                  FieldToMatch: { SingleHeader: { Name: 'x-amz-target' } },
                  PositionalConstraint: 'EXACTLY',
                  SearchString: `AWSCognitoIdentityProviderService.${operation}`,
                  TextTransformations: [{ Priority: 0, Type: 'NONE' }],
                },
              })),
            },
          },
        },
      },
    });
  });

  it('each operation counts in one of them only', () => {
    const all = addressLimits.flatMap(({ operations }) => operations);
    expect(new Set(all).size).toBe(all.length);
  });

  it('everything together, whatever the operation', () => {
    const rule = ruleOf('too-often')?.Statement.RateBasedStatement;
    expect(rule).toEqual({ Limit: 1000, AggregateKeyType: 'IP' });
  });
});

it('addresses known for attacks are refused', () => {
  expect(ruleOf('known-addresses')?.Statement).toEqual({
    ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'AWSManagedRulesAmazonIpReputationList' },
  });
});

it('every rule has a priority of its own and a metric', () => {
  expect(Rules.map(({ Priority }) => Priority)).toEqual(Rules.map((_, index) => index));
  for (const rule of Rules)
    expect(rule).toMatchObject({ VisibilityConfig: { CloudWatchMetricsEnabled: true } });
});
