import { html } from 'hono/html';

/** HTML that is safe to send: made by {@link markup}, or by hono's `raw` from text that is already HTML. */
export interface Html {
  readonly isEscaped: true;
  toString(): string;
}

/** A value of a template: text is escaped, HTML is not, and nothing is rendered for the rest. */
export type HtmlValue = string | number | boolean | undefined | Html | readonly HtmlValue[];

/**
 * A template whose values are escaped, so that no text of a tenant or of the backend becomes markup. It is hono's `html` under a name that
 * Prettier does not format: the whitespace it adds would be sent with every page.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return html(strings, ...values) as Html;
}
