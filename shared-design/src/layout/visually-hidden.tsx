import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { visuallyHiddenStyles } from './visually-hidden-styles.ts';

const Root = chakra('span', { base: visuallyHiddenStyles });

/** Text only for screen readers. */
export function VisuallyHidden(props: HTMLChakraProps<'span'>) {
  return <Root {...props} />;
}
