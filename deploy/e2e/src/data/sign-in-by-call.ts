import type { Page } from '@playwright/test';

/** Email and password of a user. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a user in through the identity service only, and stores the tokens where the site's own sign-in
 * stores them. For tests that are not about signing in. The tab shows a plain page of its base URL
 * afterwards; the next page that it opens is signed in.
 */
export async function signInByCall(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async ({ email, password }) => {
    const clientId = `forecourt${location.hostname.split('.')[0] ?? ''}`;
    const answer = await fetch('/_sandbox/idp/us-east-1', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    });
    if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
    const { AuthenticationResult: tokens } = (await answer.json()) as {
      AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string };
    };
    const [, payload = ''] = tokens.AccessToken.split('.');
    const { username } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      username: string;
    };
    const prefix = `CognitoIdentityServiceProvider.${clientId}`;
    const items = {
      LastAuthUser: username,
      [`${username}.accessToken`]: tokens.AccessToken,
      [`${username}.idToken`]: tokens.IdToken,
      [`${username}.refreshToken`]: tokens.RefreshToken,
      [`${username}.clockDrift`]: '0',
      [`${username}.signInDetails`]: JSON.stringify({ loginId: email, authFlowType: 'USER_SRP_AUTH' }),
    };
    for (const [name, value] of Object.entries(items)) localStorage.setItem(`${prefix}.${name}`, value);
  }, credentials);
}
