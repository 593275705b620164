import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Root = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** A figure that stays on one line although it has hyphens or slashes, such as an order number; others are kept whole by `keepTogether`. */
export function Whole(props: HTMLChakraProps<'span'>) {
  return <Root {...props} />;
}

/** A text whose words with a hyphen stay on one line each: F-150, CX-5, Mercedes-Benz. For names of vehicles. */
export function WholeWords({ children }: { readonly children: string }) {
  return children
    .split(/(\S*-\S*)/)
    .map((part, place) => (place % 2 === 1 ? <Whole key={place}>{part}</Whole> : part));
}
