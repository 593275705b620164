import { SecretValue } from 'aws-cdk-lib';
import {
  ProviderAttribute,
  UserPoolClientIdentityProvider as ClientProvider,
  UserPoolIdentityProviderApple,
  UserPoolIdentityProviderFacebook,
  UserPoolIdentityProviderGoogle,
  type AttributeMapping,
  type UserPool,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { names } from '../names.ts';
import type { SocialSettings } from '../site-settings.ts';

type ProviderName = keyof SocialSettings;

/** A registered provider of a pool: its name for the app client, and what must exist before the client. */
export interface MadeProvider {
  readonly listed: ClientProvider;
  readonly made: Construct;
}

interface ProviderLocation {
  readonly pool: UserPool;
  readonly tenantId: string;
  readonly social: SocialSettings;
}

/**
 * Attributes of a provider's account that are copied to the buyer. Google and Apple say whether they have
 * verified the email address; Facebook does not, so a Facebook account is never treated as that of an
 * existing user with the same email (identity of the backend).
 */
const attributeMappings: Readonly<Record<ProviderName, AttributeMapping>> = {
  google: {
    email: ProviderAttribute.GOOGLE_EMAIL,
    emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
    givenName: ProviderAttribute.GOOGLE_GIVEN_NAME,
    familyName: ProviderAttribute.GOOGLE_FAMILY_NAME,
  },
  facebook: {
    email: ProviderAttribute.FACEBOOK_EMAIL,
    givenName: ProviderAttribute.FACEBOOK_FIRST_NAME,
    familyName: ProviderAttribute.FACEBOOK_LAST_NAME,
  },
  apple: {
    email: ProviderAttribute.APPLE_EMAIL,
    emailVerified: ProviderAttribute.APPLE_EMAIL_VERIFIED,
    givenName: ProviderAttribute.APPLE_FIRST_NAME,
    familyName: ProviderAttribute.APPLE_LAST_NAME,
  },
};

/** Registers the configured providers of a tenant in its pool; their secrets stay in Secrets Manager. */
export function addSocialProviders(scope: Construct, place: ProviderLocation): MadeProvider[] {
  const { google, facebook, apple } = place.social;
  return [
    ...(google ? [addGoogle(scope, place, google)] : []),
    ...(facebook ? [addFacebook(scope, place, facebook)] : []),
    ...(apple ? [addApple(scope, place, apple)] : []),
  ];
}

type Settings<N extends ProviderName> = NonNullable<SocialSettings[N]>;

function addGoogle(
  scope: Construct,
  place: ProviderLocation,
  { clientId }: Settings<'google'>,
): MadeProvider {
  const made = new UserPoolIdentityProviderGoogle(scope, 'Google', {
    userPool: place.pool,
    clientId,
    clientSecretValue: secretOf(place, 'google'),
    scopes: ['openid', 'email', 'profile'],
    attributeMapping: attributeMappings.google,
  });
  return { made, listed: ClientProvider.GOOGLE };
}

function addFacebook(
  scope: Construct,
  place: ProviderLocation,
  { appId }: Settings<'facebook'>,
): MadeProvider {
  const made = new UserPoolIdentityProviderFacebook(scope, 'Facebook', {
    userPool: place.pool,
    clientId: appId,
    // A reference that CloudFormation resolves; the secret itself is in no template.
    clientSecret: secretOf(place, 'facebook').unsafeUnwrap(),
    scopes: ['public_profile', 'email'],
    attributeMapping: attributeMappings.facebook,
  });
  return { made, listed: ClientProvider.FACEBOOK };
}

function addApple(
  scope: Construct,
  place: ProviderLocation,
  { servicesId, teamId, keyId }: Settings<'apple'>,
): MadeProvider {
  const made = new UserPoolIdentityProviderApple(scope, 'Apple', {
    userPool: place.pool,
    clientId: servicesId,
    teamId,
    keyId,
    privateKeyValue: secretOf(place, 'apple'),
    scopes: ['email', 'name'],
    attributeMapping: attributeMappings.apple,
  });
  return { made, listed: ClientProvider.APPLE };
}

function secretOf({ tenantId }: ProviderLocation, provider: ProviderName): SecretValue {
  return SecretValue.secretsManager(names.socialSecret(tenantId, provider));
}
