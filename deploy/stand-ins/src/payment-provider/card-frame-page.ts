import { html } from 'hono/html';
import { frameFacePath } from './frame-face.ts';
import { testCards } from './test-cards.ts';

const countries = [
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['MX', 'Mexico'],
  ['GB', 'United Kingdom'],
  ['DE', 'Germany'],
  ['FR', 'France'],
  ['JP', 'Japan'],
] as const;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly inputMode?: string;
  readonly autocomplete: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly isWide?: boolean;
}

function field({
  name,
  label,
  type = 'text',
  inputMode = 'text',
  autocomplete,
  hint,
  maxLength,
  isWide,
}: Field) {
  return html`<div class="${isWide ? 'wide' : ''}">
    <label for="${name}" id="${name}-label">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      inputmode="${inputMode}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      aria-describedby="${name}-hint ${name}-error"
      required
    />
    <p class="error" id="${name}-error" hidden></p>
  </div>`;
}

function testCardTable() {
  return html`<details id="test-cards">
    <summary>Sandbox test cards</summary>
    <table>
      <caption>
        Nothing is charged. Any future expiration date and any security code will do.
      </caption>
      <thead class="hidden">
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What happens</th>
          <th scope="col">Fill in</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          ({ number, text }) =>
            html`<tr>
              <td>${number}</td>
              <td>${text}</td>
              <td>
                <button type="button" data-number="${number}">
                  Use<span class="hidden"> ${number}</span>
                </button>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/** The card fields, for pages of these origins. Input leaves the frame only as a token. */
export function cardFramePage(account: string, origins: readonly string[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Card details - Sample payment provider</title>
        <link rel="stylesheet" href="${frameFacePath}?account=${account}" />
        <link rel="stylesheet" href="/frame/card-frame.css" />
        <script type="module" src="/frame/card-frame.mjs"></script>
      </head>
      <body data-account="${account}" data-origins="${origins.join(',')}">
        <main aria-label="Card details">
          <h1 class="hidden">Card details</h1>
          <div id="summary" role="alert"></div>
          <form novalidate autocomplete="on">
            ${field({ name: 'email', label: 'Email', type: 'email', inputMode: 'email', autocomplete: 'email', hint: "We'll email your receipt here.", maxLength: 120, isWide: true })}
            ${field({ name: 'number', label: 'Card number', inputMode: 'numeric', autocomplete: 'cc-number', maxLength: 23, isWide: true })}
            ${field({ name: 'expiry', label: 'Expiration date', inputMode: 'numeric', autocomplete: 'cc-exp', hint: 'MM/YY', maxLength: 7 })}
            ${field({ name: 'cvc', label: 'Security code', inputMode: 'numeric', autocomplete: 'cc-csc', hint: 'CVC, 3 or 4 digits', maxLength: 4 })}
            ${field({ name: 'name', label: 'Name on card', autocomplete: 'cc-name', maxLength: 60, isWide: true })}
            <div>
              <label for="country">Country</label>
              <span class="select">
                <select id="country" name="country" autocomplete="country" aria-describedby="country-error">
                  ${countries.map(([code, name]) => html`<option value="${code}">${name}</option>`)}
                </select>
              </span>
              <p class="error" id="country-error" hidden></p>
            </div>
            ${field({ name: 'zip', label: 'Billing ZIP code', inputMode: 'text', autocomplete: 'postal-code', maxLength: 10 })}
            <button class="hidden" tabindex="-1" aria-hidden="true">Pay</button>
          </form>
          ${testCardTable()}
        </main>
      </body>
    </html>`;
}
