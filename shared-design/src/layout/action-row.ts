import { chakra } from '@chakra-ui/react';

/**
 * Buttons and links of one place side by side, the main one first; they wrap where they do not fit. On a phone each is as wide as its column,
 * unless the row is `content`: small ones below a field. Style props set what differs there, such as the margin above it.
 */
export const ActionRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  variants: {
    fit: {
      column: {
        '& > :is(a, button)': { width: { base: 'full', sm: 'auto' } },
      },
      content: {},
    },
  },
  defaultVariants: { fit: 'column' },
});
