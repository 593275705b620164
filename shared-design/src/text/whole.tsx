import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Root = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** A figure that stays on one line although it has hyphens or slashes, such as an order number; others are kept whole by `keepTogether`. */
export function Whole(props: HTMLChakraProps<'span'>) {
  return <Root {...props} />;
}
