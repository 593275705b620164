import { chakra } from '@chakra-ui/react';

/**
 * Buttons and links of one place side by side, the main one first; they wrap where they do not fit. Style props set what differs there, such
 * as the margin above it.
 */
export const ActionRow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
