import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles of the vehicle card; one rule set on the card, since a page shows dozens. */
export const vehicleCardStyles: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  minWidth: '0',
  background: 'surfaceRaised',
  color: 'ink',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'card',
  overflow: 'hidden',
  '@media (hover: hover)': {
    '&:hover': { boxShadow: 'lifted', borderColor: 'color-mix(in srgb, var(--fc-ink) 22%, var(--fc-line))' },
    '&:hover .fc-media img': { transform: 'scale(1.025)' },
  },
  '& .fc-media': { position: 'relative', overflow: 'hidden' },
  '& .fc-media > [data-fit]': { aspectRatio: 'var(--fc-card-ratio, 100 / 75.2)' },
  '& .fc-badges': {
    position: 'absolute',
    top: '3',
    insetInline: '3',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    pointerEvents: 'none',
  },
  '& .fc-badges > *': { boxShadow: 'raised' },
  '& .fc-actions': {
    position: 'absolute',
    top: '2',
    insetInlineEnd: '2',
    zIndex: '2',
    display: 'flex',
    gap: '2',
  },
  '& .fc-actions [aria-pressed=true]': { color: 'link' },
  '& :is(.fc-compare, .fc-actions .fc-inline-compare)': {
    '&[aria-pressed=true]': { color: 'link' },
    '&[aria-disabled=true]': { color: 'inkMuted', cursor: 'not-allowed' },
  },
  '& .fc-body': {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: 'min(var(--fc-card-padding, 1.25rem), 6vw)',
    paddingTop: 'min(var(--fc-card-padding, 1rem), 1.25rem)',
    minWidth: '0',
    minHeight: '220px',
  },
  // A name of one line, a trim and one line of facts: beside each other the money of cards is in one row, whatever they
  // show of these. A longer name has a second line, which its row alone has room for.
  '& .fc-identity': {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minHeight: '4.75rem',
  },
  // One below the other, no card has room for what it does not show.
  '@media (width < 36rem)': { '& .fc-body, & .fc-identity': { minHeight: '0' } },
  '& .fc-name': { textStyle: 'subheading', margin: '0', lineHeight: '1.25' },
  '& .fc-name a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
  // Not 'Land / Rover Range / Rover': the model has a line of its own, if there is no room for all.
  '& .fc-model': { display: 'inline-block', maxWidth: 'full' },
  '& .fc-name a::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    borderRadius: 'card',
  },
  '& .fc-name a:focus-visible::after': { outline: '3px solid var(--fc-link)', outlineOffset: '-3px' },
  '&:hover .fc-name :is(a, .fc-model)': {
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.18em',
  },
  '& .fc-trim': { margin: '0', fontSize: 'sm', color: 'inkMuted', lineHeight: '1.4' },
  '& .fc-facts': {
    display: 'flex',
    columnGap: '1',
    margin: '0',
    marginTop: '1',
    padding: '0',
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: '1.4',
    color: 'inkMuted',
    whiteSpace: 'nowrap',
  },
  '& .fc-facts li + li::before': { content: '"·"', marginInlineEnd: '1' },
  '& .fc-facts li:last-child, & .fc-facts.fc-trim li:first-of-type': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .fc-facts.fc-trim li:first-of-type': {
    minWidth: 'calc(-100% * var(--fc-card-money-order, 0))',
    maxWidth: 'calc(100% - 8em)',
  },
  '& .fc-facts.fc-trim li:nth-of-type(2)::before': { display: 'var(--fc-card-dot, inline)' },
  '&:lang(es) .fc-facts.fc-trim li:first-of-type': { maxWidth: 'calc(100% - 11em)' },
  '& .fc-facts.fc-trim': {
    marginTop: '0',
    // One line, that always has the range: the charge time gives way to the trim, which is cut where it leaves no room.
    flexWrap: 'wrap',
    maxHeight: 'calc(1.4em - 4em * var(--fc-card-money-order, 0))',
    overflow: 'hidden',
  },
  '& .fc-money': {
    flex: 'var(--fc-card-money-grow, 1)',
    order: 'var(--fc-card-money-order, 0)',
    display: 'flex',
    flexDirection: 'column',
    paddingTop: '4',
    paddingBottom: 'calc(-12px * var(--fc-card-money-order, 0))',
  },
  '& .fc-prices': { marginBottom: '3' },
  // Below the last line is the card's padding alone; where the money is above the name, it is apart from it.
  '& .fc-money:last-child > :is(.fc-prices, .fc-prices + .fc-message):last-child': {
    marginTop: 'auto',
    marginBottom: '0',
  },
  // Smaller on a narrow card; where not all fits one line, the saving is on the next.
  '& .fc-prices [data-line=price] :is(small, .fc-price-note)': {
    fontSize: 'clamp(0.75rem, 3.8cqi, 0.875rem)',
    lineHeight: '1.4',
  },
  // The button of the price's parts follows the price: after the saving it could stand on a line of its own.
  '& .fc-price-note': { order: '1', whiteSpace: 'nowrap', color: 'positive', fontWeight: 'semibold' },
  '& .fc-message': {
    margin: '0',
    marginTop: '3',
    paddingTop: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    fontSize: 'sm',
    lineHeight: '1.4',
  },
  '& .fc-message ul': { listStyle: 'none', margin: '0', padding: '0' },
  '& .fc-message li button': {
    color: 'link',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    minHeight: '32px',
    textAlign: 'start',
  },
  '& .fc-above': { position: 'relative', zIndex: '2' },
  '& .fc-footer': {
    position: 'relative',
    zIndex: '2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '44px',
    paddingInline: 'min(var(--fc-card-padding, 1.25rem), 6vw)',
    borderTop: '1px solid',
    borderColor: 'line',
    fontSize: 'sm',
    color: 'inkMuted',
  },
  '& .fc-why': { display: 'inline-flex', marginInlineStart: 'auto' },
  // Over the text above the bar, and below the round buttons of the picture: nothing moves.
  '& .fc-reason:not([hidden])': {
    position: 'absolute',
    insetInline: '3',
    bottom: '100%',
    zIndex: '3',
    padding: '3',
    borderRadius: 'small',
    background: 'ink',
    color: 'surfaceRaised',
    fontSize: 'sm',
    lineHeight: '1.4',
    boxShadow: 'floating',
  },
  '& .fc-actions .fc-reason:not([hidden])': {
    top: '100%',
    bottom: 'auto',
    insetInline: 'auto 0',
    width: '200px',
  },
  '& .fc-valuation': { marginTop: '-1', marginBottom: '3' },
  '& .fc-hover-bar': {
    display: 'none',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: '44px',
    background: 'brand',
    color: 'onBrand',
    fontSize: 'sm',
    fontWeight: 'semibold',
    // It comes up from the edge of the picture, and is never outside it.
    clipPath: 'inset(100% 0 0)',
    '@media (hover: hover) and (min-width: 960px)': { display: 'flex' },
  },
  '&:hover .fc-hover-bar, &:has(.fc-name a:focus-visible) .fc-hover-bar': { clipPath: 'inset(0)' },
  '& .fc-shipping': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
  '& .fc-compare': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    marginInlineStart: 'auto',
    fontWeight: 'semibold',
    color: 'ink',
    cursor: 'pointer',
    borderRadius: 'small',
  },
  '&[data-availability=Sold], &[data-availability=Deleted]': {
    '& .fc-media img': { filter: 'grayscale(1)', opacity: '0.6' },
    // It would shine through.
    '& .fc-preview': { display: 'none' },
  },
  '@media (max-height: 480px) and (orientation: landscape)': { '& .fc-shipping': { display: 'none' } },
  // In place of a payment and its terms, as high as these.
  '& .fc-money > .fc-message': { marginTop: 'auto', paddingTop: '0', borderTop: '0' },
  // Without a payment, the way to one stands first, and the price keeps the size of a second line.
  '& .fc-prices:not(:has([data-line=payment]))': {
    order: '1',
    margin: '0',
    marginTop: '2',
    '& div b': { fontSize: 'md' },
  },
  // Below the picture and within its ratio: it covers nothing of the car, and the card is as high as the others.
  '& .fc-media:has(.fc-message)': {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    aspectRatio: 'var(--fc-card-ratio, 100 / 75.2)',
    '& > [data-fit]': { aspectRatio: 'auto', height: 'full' },
  },
  '& .fc-media .fc-message': {
    margin: '0',
    paddingBlock: '1.5',
    paddingInline: '3',
    border: '0',
    background: 'brandSoft',
    color: 'ink',
    fontSize: 'xs',
    '& a': { color: 'inherit', whiteSpace: 'nowrap' },
  },
  '& .fc-media:has(.fc-message) .fc-hover-bar': { display: 'none' },
  // In a list the round buttons lie across the lower edge of the picture, clear of the roof and of the chips; above a notice.
  '@container fc-card (width > 0px)': {
    '& .fc-media': { overflow: 'visible' },
    '& .fc-actions': { top: 'auto', bottom: '-1rem', insetInlineEnd: '3' },
    '& .fc-media:has(.fc-message) .fc-actions': { gridArea: '1 / 1 / 2 / 2', bottom: '2' },
  },
};

/**
 * Picture next to the text from 600 px up, fully visible and inset in the card regardless of the text height: for lists, cart and checkout.
 */
export const vehicleRowStyles: SystemStyleObject = {
  '@media (min-width: 600px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 34%) 1fr',
    gridTemplateRows: '1fr auto',
    '& .fc-identity': { minHeight: '0' },
    '& .fc-media > [data-fit]': { aspectRatio: '100 / 75.2' },
    '& .fc-media': {
      gridRow: '1 / span 2',
      alignSelf: 'start',
      margin: '5',
      marginInlineEnd: '0',
      borderRadius: 'small',
    },
  },
};
