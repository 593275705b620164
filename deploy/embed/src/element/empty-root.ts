/** Class of the element that the checkout is rendered into. */
export const checkoutClass = 'fc-embedded-checkout';

/**
 * Isolates the checkout from host styles on the element itself: inherited text properties stop at the
 * checkout's own element, and the element stays a block even with the host's `all: unset`. `all` leaves out the
 * direction of text, which is the checkout's own language. The element is the container whose width decides the
 * checkout's layout. A style sheet object, which no content security policy blocks.
 */
const css = `
:host { display: block !important; }
:host([hidden]) { display: none !important; }
.${checkoutClass} {
  all: initial;
  direction: ltr;
  display: block;
  container: fc-box / inline-size;
  --fc-page-inset: 8px;
  color: var(--fc-ink);
  font-family: var(--fd-fonts-body);
  line-height: var(--fd-line-heights-normal);
  word-spacing: var(--fc-word-spacing, normal);
  color-scheme: inherit;
  overflow-wrap: break-word;
  outline: none;
}
`;

/** Returns the element's shadow root, empty except for those rules. */
export function emptyRoot(element: HTMLElement): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren();
  return root;
}
