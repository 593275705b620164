import type { chakra } from '@forecourt/shared-design';

/** Styles of the gallery: one image at a time that snaps, its controls in a row below it, where they cover nothing of a long vehicle, and the thumbnails below these. */
export const galleryStyles: NonNullable<Parameters<typeof chakra>[1]>['base'] = {
  position: 'relative',
  '& .fc-stage': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: '2',
  },
  '& .fc-track, & .fc-stage > [data-fit]': {
    gridColumn: '1 / -1',
    borderRadius: 'card',
    background: 'surfaceSunken',
    border: '1px solid',
    borderColor: 'line',
  },
  '& ul': { listStyle: 'none', margin: '0', padding: '0' },
  '& .fc-track': {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
  },
  // Wider than a card's: less sky above the vehicle, and on a tablet the name is on the first screen too.
  '& .fc-track [data-fit]': { aspectRatio: { sm: '3 / 2', md: '16 / 10' } },
  '& .fc-track img': { objectPosition: '50% 60%' },
  '& .fc-track > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '& .fc-track:focus-visible': { outlineOffset: '-4px' },
  '& .fc-arrows': {
    gridArea: '2 / 2',
    display: 'flex',
    gap: '2',
  },
  '& .fc-arrows [aria-disabled=true]': { opacity: '0.45', cursor: 'not-allowed' },
  '& .fc-viewers': {
    gridArea: '2 / 1',
    display: 'flex',
    gap: '2',
  },
  '& .fc-viewers > button': {
    paddingInline: '3',
    // On the smallest phones there is room for the words only.
    '@media (max-width: 359px)': { padding: '0 0.5rem', '& svg': { display: 'none' } },
  },
  // More specific than the picture's own rule: of two of equal weight, the one that is loaded last would win.
  '& [data-fit] .fc-illustration': { insetBlock: '0.75rem auto' },
  '& .fc-position': {
    position: 'absolute',
    insetInlineEnd: '3',
    // Over the sky: lower, it would lie over a long vehicle.
    top: '3',
    margin: '0',
    padding: '0.25rem 0.625rem',
    borderRadius: 'full',
    background: 'rgb(8 12 18 / 0.72)',
    color: '#fff',
    textStyle: 'caption',
  },
  '& .fc-dots': { paddingTop: '3' },
};
