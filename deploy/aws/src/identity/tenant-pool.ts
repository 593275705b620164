import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  UserPool,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { framedInitiator, socialRedirectUrl } from '@forecourt/shared-contracts/identity';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Construct } from 'constructs';
import { siteHosts } from '../site-hosts.ts';
import type { SiteSettings } from '../site-settings.ts';
import { CodeMail } from './code-mail.ts';
import { addSocialProviders, type MadeProvider } from './social-providers.ts';

interface TenantPoolProps {
  readonly tenant: Tenant;
  readonly settings: SiteSettings;
}

/** Lifetime of tokens; the reference identity service uses the same. */
const accessLife = Duration.hours(1);
const refreshLife = Duration.days(30);

/** How long an exchanged refresh token stays valid, for tabs that refresh at the same moment. */
const rotationGrace = Duration.seconds(60);

/**
 * User pool and app client of one tenant in one region, as `consumer.identityPools` of the tenant file
 * expects them: email as user name, password or a code as first factor, the code flow with PKCE for a client
 * without a secret, and the social providers that the site's settings name for the tenant.
 */
export class TenantPool extends Construct {
  readonly pool: UserPool;

  constructor(scope: Construct, id: string, { tenant, settings }: TenantPoolProps) {
    super(scope, id);
    const region = Stack.of(this).region;
    const pool = this.makePool({ tenant, settings }, region);
    this.pool = pool;
    const domain = pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: `forecourt-${tenant.id}-${settings.account}` },
    });
    const social = settings.social?.[tenant.id] ?? {};
    const providers = addSocialProviders(this, { pool, tenantId: tenant.id, social });
    const client = this.makeClient(pool, tenant, providers);
    for (const { made } of providers) client.node.addDependency(made);
    const outputs = {
      UserPoolId: pool.userPoolId,
      UserPoolClientId: client.userPoolClientId,
      Domain: `${domain.domainName}.auth.${region}.amazoncognito.com`,
    };
    for (const [name, value] of Object.entries(outputs)) {
      new CfnOutput(Stack.of(this), `${id}${name}`, { value });
    }
  }

  private makePool({ tenant, settings }: TenantPoolProps, region: string): UserPool {
    return new UserPool(this, 'Pool', {
      userPoolName: `forecourt-${tenant.id}`,
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      signInPolicy: { allowedFirstAuthFactors: { password: true, emailOtp: true, smsOtp: true } },
      enableSmsRole: true,
      mfa: Mfa.OFF,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      lambdaTriggers: { customMessage: new CodeMail(this, 'CodeMail', tenant).handler },
      standardAttributes: {
        email: { required: true, mutable: true },
        givenName: { required: false, mutable: true },
        familyName: { required: false, mutable: true },
        phoneNumber: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...(settings.mail && {
        email: UserPoolEmail.withSES({
          sesRegion: region,
          fromEmail: settings.mail.from,
          fromName: tenant.brandName,
          sesVerifiedDomain: settings.mail.from.split('@')[1],
        }),
      }),
    });
  }

  private makeClient(pool: UserPool, tenant: Tenant, providers: readonly MadeProvider[]): UserPoolClient {
    const written = new ClientAttributes().withStandardAttributes({
      email: true,
      givenName: true,
      familyName: true,
      phoneNumber: true,
      locale: true,
    });
    const read = written.withStandardAttributes({ emailVerified: true, phoneNumberVerified: true });
    return pool.addClient('Site', {
      generateSecret: false,
      authFlows: { userSrp: true, user: true },
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: accessLife,
      accessTokenValidity: accessLife,
      refreshTokenValidity: refreshLife,
      refreshTokenRotationGracePeriod: rotationGrace,
      readAttributes: read,
      writeAttributes: written,
      supportedIdentityProviders: [
        UserPoolClientIdentityProvider.COGNITO,
        ...providers.map(({ listed }) => listed),
      ],
      oAuth: {
        flows: { authorizationCodeGrant: true, implicitCodeGrant: false, clientCredentials: false },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
        callbackUrls: callbackUrls(tenant),
        logoutUrls: siteHosts(tenant).map((host) => `https://${host}/`),
      },
    });
  }
}

/** Every redirect URL that the site passes to the identity service, exactly as sent. */
export function callbackUrls(tenant: Tenant): string[] {
  const path = tenant.consumer.oauthRedirectUrl;
  const initiators = [undefined, framedInitiator, ...tenant.embeddingOrigins];
  return siteHosts(tenant).flatMap((host) =>
    initiators.map((initiator) => socialRedirectUrl(`https://${host}`, path, initiator)),
  );
}
