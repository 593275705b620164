import type { Page } from '@playwright/test';
import type { Site } from '../fixtures/site.ts';
import { ownAccount, type OwnAccount } from './own-account.ts';
import { signInByCall } from './sign-in-by-call.ts';

/** Purchase type of the cart. */
type CartType = 'Finance' | 'Lease' | 'Cash';

/** Creates a separate account for the test, signed in without the form. */
export async function signedInBuyer({ page }: Site): Promise<OwnAccount> {
  await page.goto('/healthz');
  const account = await ownAccount(page);
  await signInByCall(page, account);
  return account;
}

/**
 * Puts a new mid-priced vehicle into the cart of the signed-in user, to be registered in Chicago. Returns its
 * VIN.
 */
export function putIntoCart(page: Page, purchaseType: CartType): Promise<string> {
  return page.evaluate(async (type) => {
    const found = await fetch('/public/inventory/vehicles?condition=New&priceMin=24000&priceMax=45000');
    const { vehicles } = (await found.json()) as { vehicles: { vin: string; availability: string }[] };
    const vin = vehicles.find(({ availability }) => availability === 'Available')?.vin ?? '';
    const [, token = ''] = Object.entries(localStorage).find(([key]) => key.endsWith('.idToken')) ?? [];
    const put = await fetch('/public/cart', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-auth-token': String(token) },
      body: JSON.stringify({ vin, purchaseType: type, zipCode: '60601' }),
    });
    if (!put.ok) throw new Error(`no cart with ${vin}: ${await put.text()}`);
    return vin;
  }, purchaseType);
}
