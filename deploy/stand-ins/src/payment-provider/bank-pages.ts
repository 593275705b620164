import { html } from 'hono/html';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { IntentRow } from './intent-view.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Accounts of the sample bank. `errorCode` is why a payment from it is returned later. */
export const bankAccounts = [
  { id: 'checking', name: 'Everyday Checking', last4: '6789', note: 'The payment clears', errorCode: null },
  {
    id: 'savings',
    name: 'Rainy Day Savings',
    last4: '2104',
    note: 'Comes back: insufficient funds',
    errorCode: 'insufficient_funds',
  },
  {
    id: 'closed',
    name: 'Old Checking',
    last4: '0093',
    note: 'Comes back: the account is closed',
    errorCode: 'account_closed',
  },
] as const;

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif;
    --ink: light-dark(#15212b, #eef3f7); --soft: light-dark(#4a5b69, #b3c0cb); --line: light-dark(#7b8a97, #8496a5);
    --page: light-dark(#eef2f6, #0e151b); --card: light-dark(#fff, #18222b); --deep: light-dark(#174ea6, #9ec1ff); --on: light-dark(#fff, #08203f); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); }
  header { padding: .75rem 1.25rem; background: #263238; color: #fff; }
  header p { margin: 0 auto; max-width: 34rem; font-size: .9rem; }
  main { max-width: 34rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--card); border-radius: 14px; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem; }
  legend { padding: 0; font-weight: 600; margin-bottom: .5rem; }
  .account { display: flex; gap: .75rem; align-items: flex-start; padding: .75rem; border: 1.5px solid var(--line); border-radius: 10px; }
  .account small { display: block; color: var(--soft); }
  input[type=radio] { width: 1.4rem; height: 1.4rem; flex: none; margin: .1rem 0 0; accent-color: var(--deep); }
  form { margin: 0; display: grid; gap: .75rem; }
  form + form { margin-top: .75rem; }
  button { font: inherit; font-weight: 600; min-height: 48px; padding: .6rem 1rem; border-radius: 10px; cursor: pointer;
    border: 2px solid var(--deep); background: var(--deep); color: var(--on); width: 100%; }
  button.plain { background: transparent; color: var(--deep); }
  :focus-visible { outline: 3px solid #f59f00; outline-offset: 2px; }
  @media (max-width: 40rem) { main { margin: 0; border-radius: 0; min-height: 80vh; } }`;

function bankPage(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - Sample bank</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <p><strong>Sample bank.</strong> Sandbox: no money moves.</p>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

function way(outcome: string, label: string): Html {
  return html`<form method="post">
    <button class="plain" name="outcome" value="${outcome}">${label}</button>
  </form>`;
}

/** The bank's page of a payment: choose the paying account, or another outcome. */
export function chooseAccountPage(brandName: string, row: IntentRow): Html {
  const amount = formatExactCurrency(row.amountCents);
  return bankPage(
    `Pay ${amount} to ${brandName}`,
    html`<form method="post">
        <fieldset>
          <legend>Which account do you want to pay from?</legend>
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
      ${way('authentication', 'Sign-in at the bank fails')} ${way('wallet', "The account can't be verified")}
      ${way('cancel', 'Cancel and go back')}`,
  );
}

/** For a bank page that is no longer valid, or a window that can be closed. */
export function bankEndPage(title: string, text: string): Html {
  return bankPage(title, html`<p>${text}</p>`);
}
