const attribute = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string) =>
  text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * Moves `style` attributes, which the page's policy refuses in HTML, to `data-style`, with a rule for each in the
 * style sheet: the first paint is as if they were there. The browser sets the real ones before it hydrates.
 * React escapes quotation marks in texts, so only attributes match. Throws an Error for a value that could end
 * its rule.
 */
export function withoutStyleAttributes(html: string): { readonly html: string; readonly css: string } {
  const rules = new Map<string, string>();
  const moved = html.replace(attribute, (_, escaped: string) => {
    const value = unescaped(escaped);
    if (/[{}<]/.test(value)) throw new Error('A style attribute cannot be moved to the style sheet.');
    rules.set(value, `[data-style=${cssString(value)}]{${value}}`);
    return ` data-style="${escaped}"`;
  });
  return { html: moved, css: [...rules.values()].join('') };
}
