/** Class of the element that the checkout is rendered into. */
export const checkoutClass = 'fc-embedded-checkout';

/**
 * What a host's styles can do to the element itself ends here: inherited text properties stop at the checkout's own element, and `all: unset`
 * of the host leaves it a block. A style sheet object, which no content security policy refuses.
 */
const css = `
:host { display: block !important; }
:host([hidden]) { display: none !important; }
.${checkoutClass} {
  all: initial;
  display: block;
  color: var(--fc-ink);
  font-family: var(--fd-fonts-body);
  line-height: var(--fd-line-heights-normal);
  color-scheme: inherit;
  overflow-wrap: break-word;
  outline: none;
}
`;

/** The element's shadow root with nothing in it but those rules. */
export function emptyRoot(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren();
  return root;
}
