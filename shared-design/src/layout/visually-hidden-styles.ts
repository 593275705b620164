import type { SystemStyleObject } from '@chakra-ui/react';

/** Hides content visually but keeps it for screen readers. */
export const visuallyHiddenStyles: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: '0',
};
