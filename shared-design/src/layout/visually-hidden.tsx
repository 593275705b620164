import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { visuallyHiddenStyles } from './visually-hidden-styles.ts';

const Root = chakra('span', { base: visuallyHiddenStyles });

/** Text for screen readers alone. */
export function VisuallyHidden(props: HTMLChakraProps<'span'>) {
  return <Root {...props} />;
}
