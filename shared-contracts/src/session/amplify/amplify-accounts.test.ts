// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { setPageLocale } from '../../formats/page-locale.ts';
import { createAmplifyIdentity } from './amplify-identity.ts';

const pool = {
  region: 'us-east-1',
  userPoolId: 'us-east-1_Harbor',
  userPoolClientId: 'harbor',
} as const;

const asked: Record<string, unknown>[] = [];
const server = setupServer(
  http.post('https://cognito-idp.us-east-1.amazonaws.com/', async ({ request }) => {
    asked.push((await request.json()) as Record<string, unknown>);
    return HttpResponse.json({ UserConfirmed: false, UserSub: 'u1', CodeDeliveryDetails: {} });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => setPageLocale('en'));

it('an account is made with the language of the page, in which the pool words its codes (ACCT-64)', async () => {
  setPageLocale('es');
  const names = { givenName: 'Dana', familyName: 'Demo', phoneNumber: '+12125550134' };
  const account = { email: 'dana@example.com', password: 'Forecourt-1', ...names };
  const outcome = await createAmplifyIdentity(pool, 'https://harbor.example').signUp(account);
  expect(outcome.kind).toBe('sent');
  expect(asked[0]?.['UserAttributes']).toEqual(
    expect.arrayContaining([
      { Name: 'given_name', Value: 'Dana' },
      { Name: 'locale', Value: 'es' },
    ]),
  );
});
