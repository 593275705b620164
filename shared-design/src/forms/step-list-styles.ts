import type { SystemStyleObject } from '@chakra-ui/react';
import { toneVariants } from '../feedback/tone.ts';
import { stepTones } from './step-tones.ts';

const { color: done } = toneVariants[stepTones.complete];
const { color: underWay } = toneVariants[stepTones.current];
const { color: attention } = toneVariants[stepTones.attention];

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
  '& > li[data-status=complete]:not(:last-of-type)::before': { background: done },
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
  '& [data-status=complete] > .fc-step-mark': { borderColor: done, background: done, color: 'surfaceRaised' },
  '& [data-status=ready] > .fc-step-mark': { borderColor: 'brand', color: 'ink' },
  '& [data-status=attention] > .fc-step-mark': { borderColor: attention, color: attention },
  // The step whose page this is, whatever its status; the color of its status then takes the place of the brand's.
  '& [aria-current=step]:not([data-status=complete]) > .fc-step-mark': {
    borderColor: 'brand',
    background: 'brand',
    color: 'onBrand',
    boxShadow: '0 0 0 4px var(--fc-brand-soft)',
  },
  '& [data-status=current] > .fc-step-mark, & [data-status=current][aria-current=step] > .fc-step-mark': {
    borderColor: underWay,
    background: underWay,
    color: 'surfaceRaised',
    boxShadow: '0 0 0 4px var(--fc-info-soft)',
  },
  '& [aria-current=step][data-status=attention] > .fc-step-mark': {
    borderColor: attention,
    background: attention,
    color: 'surfaceRaised',
    boxShadow: '0 0 0 4px var(--fc-warning-soft)',
  },
  '& .fc-step-title': { display: 'block', fontWeight: 'semibold', lineHeight: '1.35', paddingTop: '1' },
  '& .fc-step-title a': { display: 'inline-block', paddingBlock: '0.5' },
  '& [data-status=waiting] .fc-step-title': { color: 'inkMuted' },
  '& .fc-step-status': { display: 'block', fontSize: 'sm', color: 'inkMuted' },
  '& [data-status=complete] .fc-step-status': { color: done },
  '& [data-status=attention] .fc-step-status': { color: attention, fontWeight: 'semibold' },
  '& [data-status=current] .fc-step-status': { color: underWay, fontWeight: 'semibold' },
  '& [data-status=ready] .fc-step-status': { color: 'link', fontWeight: 'semibold' },
  '& .fc-step-detail': { fontSize: 'sm', color: 'inkMuted', marginTop: '1' },
};
