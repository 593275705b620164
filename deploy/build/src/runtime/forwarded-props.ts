const ofChakra: ReadonlySet<string> = new Set('as asChild colorPalette recipe theme unstyled'.split(' '));

/**
 * Takes the place of `@emotion/is-prop-valid`, whose list of all attributes is 1.5 kB for each page. Chakra asks which attributes, other than
 * styles and variants, an element of HTML gets: all but its own, because the types of our elements allow no others.
 */
export default function isForwarded(name: string): boolean {
  return !ofChakra.has(name);
}
