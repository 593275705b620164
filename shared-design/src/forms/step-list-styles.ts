import type { SystemStyleObject } from '@chakra-ui/react';
import { toneVariants } from '../feedback/tone.ts';
import { stepTones } from './step-tones.ts';

const attention = toneVariants[stepTones.attention].color;

/** Styles of the vertical tracker: marks on one line, joined from step to step. */
export const stepListStyles: SystemStyleObject = {
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '36px 1fr',
    columnGap: '4',
    paddingBottom: '6',
  },
  '& > li:last-of-type': { paddingBottom: '0' },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '17px',
    top: '40px',
    bottom: '4px',
    width: '2px',
    borderRadius: 'full',
    background: 'line',
  },
  '& > li[data-status=complete]:not(:last-of-type)::before': { background: 'positive' },
  '& .fc-step-mark': {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    border: '2px solid',
    borderColor: 'lineStrong',
    borderRadius: 'full',
    background: 'surfaceRaised',
    color: 'inkMuted',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
  '& [data-status=complete] > .fc-step-mark': {
    borderColor: 'positive',
    background: 'positive',
    color: 'surfaceRaised',
  },
  '& [data-status=ready] > .fc-step-mark': { borderColor: 'brand', color: 'ink' },
  '& [data-status=attention] > .fc-step-mark': { borderColor: attention, color: attention },
  '& [data-status=current] > .fc-step-mark, & [aria-current=step]:not([data-status=complete]) > .fc-step-mark':
    {
      borderColor: 'brand',
      background: 'brand',
      color: 'onBrand',
      boxShadow: '0 0 0 4px var(--fc-brand-soft)',
    },
  '& .fc-step-title': { display: 'block', fontWeight: 'semibold', lineHeight: '1.35', paddingTop: '1' },
  '& .fc-step-title a': { display: 'inline-block', paddingBlock: '0.5' },
  '& [data-status=waiting] .fc-step-title': { color: 'inkMuted' },
  '& .fc-step-status': { display: 'block', fontSize: 'sm', color: 'inkMuted' },
  '& [data-status=complete] .fc-step-status': { color: toneVariants[stepTones.complete].color },
  '& [data-status=attention] .fc-step-status': { color: attention, fontWeight: 'semibold' },
  '& [data-status=current] .fc-step-status, & [data-status=ready] .fc-step-status': {
    color: 'link',
    fontWeight: 'semibold',
  },
  '& .fc-step-detail': { fontSize: 'sm', color: 'inkMuted', marginTop: '1' },
};
