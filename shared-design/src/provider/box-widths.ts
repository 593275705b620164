/** Name of the container that the embedded checkout is rendered into; `deploy/embed` declares it. */
export const boxName = 'fc-box';

const widthQueries =
  /@media (?:screen and )?(\((?:min|max)-width: ?[\d.]+(?:px|rem)\)(?: and \((?:min|max)-width: ?[\d.]+(?:px|rem)\))*)\{/g;
const usualTextSizePx = 16;

/**
 * Turns each media query for the window's width in a compiled rule into the same query for the width of the
 * box that the checkout is in: on a wide page, in a narrow column, it looks as on a phone. Other queries are
 * kept.
 */
export function boxWidths(rule: string): string {
  return rule.replaceAll(widthQueries, (_, query: string) => `@container ${boxName} ${inPixels(query)}{`);
}

/** A container query's rem would follow the text size of the host's page. */
function inPixels(query: string): string {
  return query.replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * usualTextSizePx}px`);
}
