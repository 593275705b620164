import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { standInStyle } from './stand-in-style.ts';

/** A piece of a page; text inserted into it is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The dealer that a page is for. With a logo and a theme the page looks like the dealer's, else neutral, as a company of its own. */
export type PageBrand = Pick<Tenant, 'brandName'> & Partial<Pick<Tenant, 'logo' | 'theme'>>;

/** One page of a stand-in for an external service. */
export interface StandInPage {
  /** Undefined on a page that belongs to no dealer. */
  readonly brand?: PageBrand | undefined;
  /** 'Sample identity provider'. */
  readonly serviceName: string;
  /** What the stand-in does not do, shown after its name above the page. */
  readonly note: string;
  readonly title: string;
  /** 'Step 1 of 4', or undefined outside of the steps. */
  readonly position?: string | undefined;
  readonly body: Html;
}

/** Security headers of a stand-in's pages: no script at all, pictures of the site, forms only to themselves, no framing. */
export const standInHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
} as const;

/** Returns the layout of a stand-in's page. All tenant content is text: the template escapes it. */
export function standInPage({ brand, serviceName, note, title, position, body }: StandInPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${serviceName}</title>
        <style>
          ${raw(standInStyle(brand?.theme))}
        </style>
      </head>
      <body>
        <header>
          ${brand?.logo ? brandLine(brand.brandName, brand.logo) : ''}
          <p class="service">
            <strong>${serviceName}</strong>${brand ? ` for ${brand.brandName}` : ''}. ${note}
          </p>
        </header>
        <main>
          ${position ? html`<p class="position">${position}</p>` : ''}
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

function brandLine(brandName: string, logo: Tenant['logo']): Html {
  return html`<p class="brand">
    <svg viewBox="0 0 ${logo.width} ${logo.height}" aria-hidden="true">
      <path d="${logo.path}" fill="currentColor" />
    </svg>
    ${brandName}
  </p>`;
}
