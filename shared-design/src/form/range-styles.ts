import type { SystemStyleObject } from '@chakra-ui/react';
import { fieldStyles } from './field-styles.ts';

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  width: '26px',
  height: '26px',
  border: '2px solid var(--fc-brand)',
  borderRadius: '50%',
  background: 'var(--fc-surface-raised)',
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.28)',
  cursor: 'grab',
};

/** Styles of the two-thumb slider: two native sliders on one track. */
export const rangeStyles: SystemStyleObject = {
  ...fieldStyles,
  border: '0',
  margin: '0',
  padding: '0',
  '& legend': { padding: '0', marginBottom: '2' },
  '& .fc-range': { position: 'relative', height: '44px', marginInline: '1px' },
  '& .fc-track': {
    position: 'absolute',
    insetInline: '0',
    top: '19px',
    height: '6px',
    borderRadius: 'full',
    // From the middle of one thumb to the middle of the other.
    '--from': 'calc(13px + (100% - 52px) * var(--low))',
    '--to': 'calc(39px + (100% - 52px) * var(--high))',
    background:
      'linear-gradient(to right, var(--fc-line) var(--from), var(--fc-brand) var(--from) var(--to), var(--fc-line) var(--to))',
  },
  '& .fc-range input': {
    appearance: 'none',
    position: 'absolute',
    inset: '0',
    // Each leaves out the width of the other's thumb: two equal values stand next to each other.
    width: 'calc(100% - 26px)',
    height: '44px',
    margin: '0',
    background: 'transparent',
    pointerEvents: 'none',
    outline: 'none',
  },
  '& .fc-range input:last-of-type': { left: '26px' },
  '& .fc-range input::-webkit-slider-thumb': thumb,
  '& .fc-range input::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  '& .fc-range input:focus-visible::-webkit-slider-thumb': {
    outline: '3px solid var(--fc-link)',
    outlineOffset: '2px',
  },
  '& .fc-range input:focus-visible::-moz-range-thumb': {
    outline: '3px solid var(--fc-link)',
    outlineOffset: '2px',
  },
  '& .fc-boxes': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    gap: '3',
    alignItems: 'center',
    color: 'inkMuted',
    '& .fc-control': { paddingInlineEnd: '1' },
  },
};
