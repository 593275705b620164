import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles of a checkbox or radio with its label, 44 px high; what the mark itself looks like is in `choiceMarkStyles`. */
export const choiceStyles: SystemStyleObject = {
  '& .fc-choice': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingBlock: '2.5',
    minHeight: '44px',
    cursor: 'pointer',
    lineHeight: '1.5',
  },
  '& .fc-choice-hint': { display: 'block', fontSize: 'sm', color: 'inkMuted' },
  '& .fc-choice:has(:disabled)': { cursor: 'not-allowed', color: 'inkMuted' },
};
