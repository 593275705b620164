import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newestCode } from './outbox-codes.ts';

/** A separate account for one test. */
export interface OwnAccount {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates a confirmed account through the identity service of the sandbox. A test that changes a password or
 * uses up codes needs one of these: the demo buyers are shared by all tests. The tab must show a page of the
 * tenant's site.
 */
export async function ownAccount(page: Page): Promise<OwnAccount> {
  const account = { email: `buyer-${randomUUID().slice(0, 8)}@example.com`, password: 'Forecourt1!' };
  const attributes = { given_name: 'Robin', family_name: 'Buyer', phone_number: '+12125550187' };
  await askIdentity(page, 'SignUp', {
    Username: account.email,
    Password: account.password,
    UserAttributes: [
      { Name: 'email', Value: account.email },
      ...Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ],
  });
  const ConfirmationCode = await newestCode(page, account.email, 0);
  await askIdentity(page, 'ConfirmSignUp', { Username: account.email, ConfirmationCode });
  return account;
}

async function askIdentity(page: Page, operation: string, body: object): Promise<void> {
  await page.evaluate(
    async ([name, sent]) => {
      const tenant = location.hostname.split('.')[0] ?? '';
      const answer = await fetch('/_sandbox/idp/us-east-1', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
        },
        body: JSON.stringify({ ClientId: `forecourt${tenant}`, ...sent }),
      });
      // An answer that nobody reads is never finished.
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${text}`);
    },
    [operation, body] as const,
  );
}
