import { readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { sampleTenant } from '@forecourt/releases/testing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { describe, expect, it } from 'vitest';
import { forecourtApp } from '../forecourt-app.ts';
import { regions, type AwsRegion } from '../names.ts';
import { siteSettings, type SiteSettings } from '../site-settings.ts';
import { poolWarnings } from './pool-warnings.ts';
import { TenantPool } from './tenant-pool.ts';

const example = JSON.parse(
  readFileSync(new URL('../../site.example.json', import.meta.url), 'utf8'),
) as object;
const settings = siteSettings(example);
const tenantOf = (id: string): Tenant => {
  const tenant = sampleTenant(id) as unknown as Tenant;
  return { ...tenant, hosts: [`www.${id}.example`] };
};

function poolOf(id: string, region: AwsRegion, site: SiteSettings = settings): Template {
  const stack = new Stack(new App(), 'pools', { env: { account: settings.account, region } });
  new TenantPool(stack, 'Pool', { tenant: tenantOf(id), settings: site });
  return Template.fromStack(stack);
}

const secret = (provider: string) =>
  `{{resolve:secretsmanager:forecourt/social/northstar/${provider}:SecretString:::}}`;

describe.each(regions)('social providers in %s', (region) => {
  const template = poolOf('northstar', region);

  it.each([
    [
      'Google',
      {
        client_id: '1234567890-example.apps.googleusercontent.com',
        client_secret: secret('google'),
        authorize_scopes: 'openid email profile',
      },
      {
        email: 'email',
        email_verified: 'email_verified',
        given_name: 'given_name',
        family_name: 'family_name',
      },
    ],
    [
      'Facebook',
      {
        client_id: '1234567890123456',
        client_secret: secret('facebook'),
        authorize_scopes: 'public_profile,email',
      },
      { email: 'email', given_name: 'first_name', family_name: 'last_name' },
    ],
    [
      'SignInWithApple',
      {
        client_id: 'example.northstar.signin',
        team_id: 'EXAMPLETEAM',
        key_id: 'EXAMPLEKEY',
        private_key: secret('apple'),
        authorize_scopes: 'email name',
      },
      { email: 'email', email_verified: 'email_verified', given_name: 'firstName', family_name: 'lastName' },
    ],
  ])(
    '%s is registered with the values from the settings, its secret by reference',
    (name, details, mapping) => {
      template.hasResourceProperties('AWS::Cognito::UserPoolIdentityProvider', {
        ProviderName: name,
        ProviderType: name,
        ProviderDetails: details,
        AttributeMapping: mapping,
      });
    },
  );

  it('the app client lists them after they are created', () => {
    template.hasResource('AWS::Cognito::UserPoolClient', {
      Properties: { SupportedIdentityProviders: ['COGNITO', 'Google', 'Facebook', 'SignInWithApple'] },
      DependsOn: [
        Match.stringLikeRegexp('Apple'),
        Match.stringLikeRegexp('Facebook'),
        Match.stringLikeRegexp('Google'),
      ],
    });
  });

  it('the app client allows the scopes that the site asks for (ACCT-35)', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
    });
  });

  it.each([
    ['is not named', 'harbor', settings],
    ['is named with none', 'northstar', { ...settings, social: { northstar: {} } }],
    ['belongs to a site without any', 'northstar', { ...settings, social: undefined }],
  ])('a tenant that %s has none', (_case, id, site) => {
    const none = poolOf(id, region, site);
    none.resourceCountIs('AWS::Cognito::UserPoolIdentityProvider', 0);
    none.hasResourceProperties('AWS::Cognito::UserPoolClient', { SupportedIdentityProviders: ['COGNITO'] });
  });

  it('a tenant has only its configured providers', () => {
    const one = poolOf('harbor', region, { ...settings, social: { harbor: { google: { clientId: 'id' } } } });
    one.resourceCountIs('AWS::Cognito::UserPoolIdentityProvider', 1);
    one.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      SupportedIdentityProviders: ['COGNITO', 'Google'],
    });
  });
});

describe.each(regions)('codes by mail and SMS in %s (ACCT-64)', (region) => {
  const template = poolOf('northstar', region);

  it('are worded with the brand, by a function that only this pool may call', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Runtime: 'nodejs22.x',
      Handler: 'index.handler',
      Environment: { Variables: { BRAND_NAME: tenantOf('northstar').brandName, LANGUAGE: 'en' } },
    });
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { CustomMessage: { 'Fn::GetAtt': [Match.stringLikeRegexp('CodeMail'), 'Arn'] } },
    });
    template.hasResourceProperties('AWS::Lambda::Permission', {
      Principal: 'cognito-idp.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Pool[0-9A-F]+$'), 'Arn'] },
    });
    template.hasResourceProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  it('are in the language that the browser stores with an account', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      WriteAttributes: Match.arrayWith(['locale']),
    });
  });
});

describe('problems that prevent going live', () => {
  const pools = [{ region: 'us-east-1' as const, userPoolId: 'us-east-1_Aa1', userPoolClientId: 'client' }];
  const real = (changes: Partial<Tenant['consumer']>): Tenant => {
    const tenant = tenantOf('northstar');
    return { ...tenant, consumer: { ...tenant.consumer, identityPools: pools, ...changes } };
  };
  const warned = (tenant: Tenant, site: SiteSettings) => poolWarnings(tenant, site).map(({ id }) => id);

  it.each([
    [
      'the stand-in and no provider',
      tenantOf('northstar'),
      { ...settings, social: {} },
      ['stand-in', 'social'],
    ],
    ['the stand-in', tenantOf('northstar'), settings, ['stand-in']],
    ['its pools and providers', real({}), settings, []],
    ['its pools, and offers what they do not know', real({}), { ...settings, social: {} }, ['social']],
    ['its pools, and offers nothing', real({ socialLogin: false }), { ...settings, social: {} }, []],
  ])('a tenant with %s', (_case, tenant, site, expected) => {
    expect(warned(tenant, site)).toEqual(expected);
  });

  it('is reported when the site is synthesized', () => {
    const stacks = forecourtApp(settings, [tenantOf('northstar')]).regions;
    const messages = stacks['us-east-1'].identity.node.metadata.map(({ data }) => String(data));
    expect(messages.join()).toContain('The tenant northstar signs in at the identity stand-in');
  });
});

it('providers of an unknown tenant are rejected by name', () => {
  const site = { ...settings, social: { southstar: {} } };
  expect(() => forecourtApp(site, [tenantOf('northstar')])).toThrow('southstar');
});
