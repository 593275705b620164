import type { SystemStyleObject } from '@chakra-ui/react';

const mark = {
  appearance: 'none',
  flexShrink: '0',
  width: '24px',
  height: '24px',
  margin: '0',
  border: '2px solid',
  borderColor: 'lineStrong',
  background: 'surfaceRaised',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
};

/** Styles of a checkbox or radio with its label, 44 px high. */
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
  '& .fc-mark': mark,
  '& .fc-mark:hover:not(:disabled)': { borderColor: 'ink' },
  '& .fc-mark[aria-invalid=true]': { borderColor: 'critical' },
  '& .fc-mark[type=checkbox]': { borderRadius: '6px' },
  '& .fc-mark[type=radio]': { borderRadius: 'full' },
  '& .fc-mark:checked': { borderColor: 'brand', background: 'brand' },
  '& .fc-mark:disabled': { background: 'surfaceSunken', borderColor: 'line', cursor: 'not-allowed' },
  '& .fc-mark[type=checkbox]:checked::after': {
    content: '""',
    width: '6px',
    height: '11px',
    marginTop: '-3px',
    border: 'solid',
    borderColor: 'onBrand',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(43deg)',
  },
  '& .fc-mark[type=radio]:checked::after': {
    content: '""',
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    background: 'onBrand',
  },
  '@media (forced-colors: active)': { '& .fc-mark': { appearance: 'auto' } },
};
