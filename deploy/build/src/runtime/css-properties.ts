/**
 * Properties of CSS that our elements, and Chakra's `Stack`, have as attributes, besides those that shared-design's `styleConfig` knows.
 * A test refuses any other.
 */
const names: ReadonlySet<string> = new Set(
  (
    'alignItems aspectRatio container cx cy d display flexDirection flexWrap gridColumn gridRow justifyContent mask opacity order ' +
    'overflowWrap page position r rx ry strokeDasharray strokeLinecap strokeLinejoin strokeWidth transform translate verticalAlign'
  ).split(' '),
);

/**
 * Takes the place of `@pandacss/is-valid-prop`, whose list of all properties is 2 kB for each page. Chakra asks which attributes of an
 * element are styles.
 */
export function isCssProperty(name: string): boolean {
  return names.has(name) || /^--|[&@]/.test(name);
}
