import { html } from 'hono/html';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { standInPage, type Html, type PageBrand } from '../page/stand-in-page.ts';
import type { IntentRow } from './intent-view.ts';

/** Accounts of the sample bank. `errorCode` is why a payment from it is returned later. */
export const bankAccounts = [
  { id: 'checking', name: 'Everyday Checking', last4: '6789', note: 'Payment clears', errorCode: null },
  {
    id: 'savings',
    name: 'Rainy Day Savings',
    last4: '2104',
    note: 'Payment returned: insufficient funds',
    errorCode: 'insufficient_funds',
  },
  {
    id: 'closed',
    name: 'Old Checking',
    last4: '0093',
    note: 'Payment returned: account closed',
    errorCode: 'account_closed',
  },
] as const;

function bankPage(brand: PageBrand | undefined, title: string, body: Html): Html {
  return standInPage({ brand, serviceName: 'Sample bank', note: 'Sandbox: no money moves.', title, body });
}

function way(outcome: string, label: string): Html {
  return html`<form method="post">
    <button class="plain" name="outcome" value="${outcome}">${label}</button>
  </form>`;
}

/** The bank's page of a payment: choose the paying account, or another outcome. */
export function chooseAccountPage(brand: PageBrand, row: IntentRow): Html {
  const amount = formatExactCurrency(row.amountCents);
  return bankPage(
    brand,
    `Pay ${amount} to ${brand.brandName}`,
    html`<form method="post">
        <fieldset>
          <legend>Choose an account to pay from</legend>
          ${bankAccounts.map(
            ({ id, name, last4, note }, place) =>
              html`<label class="account">
                <input type="radio" name="account" value="${id}" ${place === 0 ? 'checked' : ''} />
                <span>${name} ···${last4}<small>${note}</small></span>
              </label>`,
          )}
        </fieldset>
        <button name="outcome" value="pay">Pay ${amount}</button>
      </form>
      ${way('cancel', 'Cancel and go back')}
      <details>
        <summary>Simulate other outcomes (sandbox)</summary>
        ${way('authentication', 'Bank sign-in fails')} ${way('wallet', "Account can't be verified")}
      </details>`,
  );
}

/** For a bank page that is no longer valid, or a window that can be closed. */
export function bankEndPage(title: string, text: string): Html {
  return bankPage(undefined, title, html`<p>${text}</p>`);
}
