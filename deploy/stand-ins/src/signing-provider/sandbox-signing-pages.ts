import type { ContractTerms } from '@forecourt/shared-contracts/signing';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { html } from 'hono/html';
import { dealParts } from './deal-parts.ts';
import { standInPage, type Html, type PageBrand, type StandInPage } from '../page/stand-in-page.ts';
import {
  type ContractSection,
  contractSections,
  contractTexts,
  maxSignatureLength,
  type SignatureFault,
} from '@forecourt/backend/signing/index.ts';

type PageParts = Omit<StandInPage, 'serviceName' | 'note'>;

function page(parts: PageParts): Html {
  return standInPage({
    ...parts,
    serviceName: 'Sample signing service',
    note: 'Sandbox: signing here is not binding.',
  });
}

/**
 * The vehicle of a contract as its pages show it. `src` is a path of the site; undefined without a drawn picture. `srcSet` has the widths of a
 * photo of the site, which names a sample only at its full size; undefined for any other picture.
 */
export interface CeremonyVehicle {
  readonly name: string;
  readonly src: string | undefined;
  readonly srcSet?: string | undefined;
}

/** The links of the pages: the path of this ceremony, and of the order on the site. */
export interface CeremonyLinks {
  readonly brand: PageBrand;
  readonly vehicle: CeremonyVehicle;
  readonly own: string;
  readonly later: string;
}

/** Whether a value fits beside its label on the smallest screens, so that it never breaks: an amount, a date, a VIN, an order number. */
function isWhole(value: string): boolean {
  return value.length <= 18;
}

/** A text whose words with a hyphen stay on one line each: All-Wheel, CX-5. */
function wholeWords(text: string): Html {
  const parts = keepTogether(text).split(/(\S*-\S*)/);
  return html`${parts.map((part, place) => (place % 2 === 1 ? html`<span class="whole">${part}</span>` : part))}`;
}

/** A value as it is shown: an email breaks after its @ where it does not fit. */
function shown(value: string): Html {
  const [before, after] = value.split('@');
  return after === undefined ? wholeWords(value) : html`${before}@<wbr />${after}`;
}

function table({ title, figures = [], rows, paragraphs }: ContractSection): Html {
  return html`<h2>${title}</h2>
    ${
      figures.length > 0
        ? html`<dl class="figures">
            ${figures.map(
              ({ label, value, meaning }) =>
                html`<div>
                  <dt>${label}</dt>
                  <dd><strong class="whole">${value}</strong> ${meaning}</dd>
                </div>`,
            )}
          </dl>`
        : ''
    }
    ${
      rows.length > 0
        ? html`<table aria-label="${title}">
            <tbody>
              ${rows.map(
                ({ label, value, isTotal }) =>
                  html`<tr class="${isTotal ? 'total' : ''}">
                    <th scope="row">${label}</th>
                    <td class="${isWhole(value) ? 'whole' : ''}">${shown(value)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : ''
    }
    ${paragraphs.map((text) => html`<p>${keepTogether(text)}</p>`)}`;
}

function vehicleHead({ name, src, srcSet }: CeremonyVehicle): Html {
  const sizes = srcSet ? html`srcset="${srcSet}" sizes="96px"` : '';
  return html`<p class="vehicle">
    ${src ? html`<img ${sizes} src="${src}" alt="" width="120" height="90" />` : ''}
    <strong>${wholeWords(name)}</strong>
  </p>`;
}

/** What the contract costs. A part of it does not break. */
function dealLine(terms: ContractTerms): Html {
  const parts = dealParts(terms);
  return html`<p class="deal">
    ${parts.map((part, place) => html`<span class="whole">${part}</span>${place < parts.length - 1 ? ', ' : ''}`)}
  </p>`;
}

function goTo(step: string, label: string, look = ''): Html {
  return html`<form method="get">
    <input type="hidden" name="step" value="${step}" />
    <button class="${look}">${label}</button>
  </form>`;
}

/** These pages are in English. */
const texts = contractTexts('en');

/** Shows the contract, with everything that can be done with it. */
export function readPage({ brand, vehicle, own, later }: CeremonyLinks, terms: ContractTerms): Html {
  return page({
    brand,
    title: texts(`title.${terms.kind}`),
    position: 'Step 1 of 2: read',
    body: html`${vehicleHead(vehicle)}
      <p>Read your contract. Nothing is signed until you type your name on the next page.</p>
      <p>
        <a href="${own}/contract.pdf" target="_blank" rel="noopener">Open the contract as PDF (new tab)</a>
      </p>
      ${contractSections(terms, texts).map(table)}
      <h2>Ready to sign?</h2>
      <div class="actions">
        ${goTo('sign', 'Continue to sign')}
        <a class="button plain" href="${later}">Finish later</a>
      </div>
      ${goTo('decline', 'Decline to sign', 'link')}
      <details>
        <summary>Simulate other outcomes (sandbox)</summary>
        ${goTo('other', 'I am another person', 'plain')}
        <form method="post">
          <button class="plain" name="action" value="time-out">Let the time run out</button>
        </form>
      </details>`,
  });
}

const signatureWords: Readonly<Record<SignatureFault | 'not-agreed', string>> = {
  missing: 'Type your full name to sign',
  'too-long': `Type a name of at most ${maxSignatureLength} characters`,
  'other-name': 'Type your name as it is on the contract',
  'not-agreed': 'Check the box to agree and sign',
};

/** The input of a signature that was refused. */
export interface SignTry {
  readonly name: string;
  readonly fault?: SignatureFault | 'not-agreed';
}

/** Asks for the typed name. The input is kept when it is refused. */
export function signPage(
  { brand, vehicle }: CeremonyLinks,
  terms: ContractTerms,
  { name, fault }: SignTry,
): Html {
  const nameFault = fault !== 'not-agreed' ? fault : undefined;
  return page({
    brand,
    title: fault ? 'There is a problem: sign your contract' : 'Sign your contract',
    position: 'Step 2 of 2: sign',
    body: html`${vehicleHead(vehicle)} ${dealLine(terms)}
      ${fault ? html`<p class="wrong" role="alert" id="fault">${signatureWords[fault]}</p>` : ''}
      <form method="post">
        <div class="field">
          <label for="full-name">Your full name</label>
          <p class="note" id="name-hint">
            ${terms.buyer.name ? `As on the contract: ${terms.buyer.name}` : 'First and last name'}
          </p>
          <input
            class="name"
            id="full-name"
            type="text"
            name="fullName"
            value="${name}"
            autocomplete="name"
            aria-describedby="name-hint${nameFault ? ' fault' : ''}"
            aria-invalid="${nameFault ? 'true' : 'false'}"
          />
        </div>
        <label>
          <input
            type="checkbox"
            name="agreed"
            value="yes"
            ${fault === 'not-agreed' ? html`aria-describedby="fault"` : ''}
          />
          <span>I adopt this as my legal signature and agree to this contract</span>
        </label>
        <button name="action" value="sign">Sign contract</button>
      </form>
      ${goTo('read', 'Back to the contract', 'plain')}`,
  });
}

/** Asks for the reason for declining. */
export function declinePage({ brand }: CeremonyLinks, isMissing: boolean): Html {
  return page({
    brand,
    title: isMissing ? 'There is a problem: decline to sign' : 'Decline to sign',
    body: html`<p>The contract ends without your signature. You can ask for a new one from your order.</p>
      ${isMissing ? html`<p class="wrong" role="alert" id="fault">Enter why you're declining</p>` : ''}
      <form method="post">
        <div class="field">
          <label for="reason">Why are you declining?</label>
          <p class="note" id="reason-hint">Up to 500 characters. The dealer will read it.</p>
          <textarea
            id="reason"
            name="note"
            rows="3"
            maxlength="500"
            aria-invalid="${isMissing ? 'true' : 'false'}"
            aria-describedby="reason-hint${isMissing ? ' fault' : ''}"
          ></textarea>
        </div>
        <button name="action" value="decline">Decline to sign</button>
      </form>
      ${goTo('read', 'Back to the contract', 'plain')}`,
  });
}

/** Asks who the other person is. */
export function otherPersonPage({ brand }: CeremonyLinks): Html {
  return page({
    brand,
    title: 'Who are you?',
    body: html`<form method="post">
        <label class="field">
          Your email
          <input type="email" name="email" autocomplete="email" required maxlength="60" />
        </label>
        <button name="action" value="other">Continue</button>
      </form>
      ${goTo('read', 'Back to the contract', 'plain')}`,
  });
}

/** An account with a different email may not sign (TRACK-4). */
export function differentEmailPage({ brand, later }: CeremonyLinks, email: string): Html {
  return page({
    brand,
    title: "You can't sign with this email",
    body: html`<p>
        This contract belongs to another account than ${email}. Only the account that the order was placed
        with can sign it.
      </p>
      <p>Sign in with that account and open the contract from the order.</p>
      <a class="button" href="${later}">Back to the order</a>
      ${goTo('read', "I'm the buyer: keep reading", 'plain')}`,
  });
}

/** The page for a link that is unknown, expired or used up. */
export function linkBrokenPage(brand: PageBrand, backTo: string): Html {
  return page({
    brand,
    title: 'This link no longer works',
    body: html`<p>
        It has expired, was already used, or a newer one replaced it. Open your order to continue.
      </p>
      <a class="button" href="${backTo}">Back to ${brand.brandName}</a>`,
  });
}
