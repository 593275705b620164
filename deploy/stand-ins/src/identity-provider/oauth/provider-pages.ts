import { html } from 'hono/html';
import { standInPage, type Html, type PageBrand } from '../../page/stand-in-page.ts';
import { socialProviders, type SocialProviderName } from './social-provider.ts';

/** An account that the stand-in offers without typing. */
export interface OfferedAccount {
  readonly email: string;
  readonly name: string;
}

/** What was typed, and what is wrong with it. */
export interface TypedAccount {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly isEmailWrong: boolean;
}

/** The stand-in's page of one provider. */
export interface ProviderPage {
  readonly brand: PageBrand;
  readonly provider: SocialProviderName;
  readonly accounts: readonly OfferedAccount[];
  readonly typed: TypedAccount;
}

const note = 'Sandbox: no one outside is contacted.';

/** A page of a provider: choose an account, type another one, or refuse. */
export function providerPage({ brand, provider, accounts, typed }: ProviderPage): Html {
  const name = socialProviders[provider];
  return standInPage({
    brand,
    serviceName: `Sample ${name} account`,
    note,
    title: `Sign in with ${name}`,
    body: html`<p>${brand.brandName} asks for your name and your email.</p>
      ${accounts.map(
        (account) =>
          html`<form method="post">
            <input type="hidden" name="email" value="${account.email}" />
            <button name="action" value="allow">
              Continue as ${account.name} <small>${account.email}</small>
            </button>
          </form>`,
      )}
      ${otherAccount(typed)}
      <form method="post">
        <button class="plain" name="action" value="deny">Cancel</button>
      </form>`,
  });
}

function otherAccount(typed: TypedAccount): Html {
  return html`<h2>Use another account</h2>
    <form method="post" novalidate>
      ${
        typed.isEmailWrong
          ? html`<p class="wrong" id="wrong" role="alert">
              Enter an email like name@example.com, without a plus sign.
            </p>`
          : ''
      }
      <label class="field"
        ><span>Email</span
        ><input
          type="email"
          name="email"
          autocomplete="email"
          value="${typed.email}"
          ${typed.isEmailWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ''}
      /></label>
      <label class="field"
        ><span>First name</span
        ><input
          type="text"
          name="givenName"
          maxlength="50"
          autocomplete="given-name"
          value="${typed.givenName}"
      /></label>
      <label class="field"
        ><span>Last name</span
        ><input
          type="text"
          name="familyName"
          maxlength="50"
          autocomplete="family-name"
          value="${typed.familyName}"
      /></label>
      <label>
        <input type="checkbox" name="withoutEmail" value="yes" />
        <span>This account has no email</span>
      </label>
      <button name="action" value="allow">Continue</button>
    </form>`;
}

/** Where no provider was named: the choice of one. `hrefOf` leads on to it. */
export function providerChoicePage(brand: PageBrand, hrefOf: (provider: SocialProviderName) => string): Html {
  return standInPage({
    brand,
    serviceName: 'Sample sign-in',
    note,
    title: 'Choose how to sign in',
    body: html`${(Object.keys(socialProviders) as SocialProviderName[]).map(
      (provider) =>
        html`<a class="button plain" href="${hrefOf(provider)}"
          >Continue with ${socialProviders[provider]}</a
        >`,
    )}`,
  });
}

/** The page for a sign-in that cannot continue, when no other site may hear about it. */
export function oauthFaultPage(brand: PageBrand, reason: string): Html {
  return standInPage({
    brand,
    serviceName: 'Sample sign-in',
    note,
    title: "We couldn't sign you in",
    body: html`<p>
        This sign-in is too old, was already used, or came from a page we don't know (${reason}).
      </p>
      <a class="button" href="/sign-in">Back to ${brand.brandName}</a>`,
  });
}
