/** Every checkbox, and the radios of a list; those of a segmented control are not seen. */
const mark = ':is([type=checkbox],.fc-mark[type=radio])';

/**
 * What checkboxes and radios look like, in the colors of the tenant: the browser's own are gray on a dark page. Part of the static style
 * sheet, so that pages that have a checkbox without a form pay no script for it.
 */
export const choiceMarkStyles = {
  [mark]: {
    appearance: 'none',
    flexShrink: '0',
    width: '24px',
    height: '24px',
    margin: '0',
    border: '2px solid var(--fc-line-strong)',
    borderRadius: '6px',
    background: 'surfaceRaised',
    cursor: 'pointer',
    display: 'grid',
    placeItems: 'center',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&:hover': { borderColor: 'ink' },
    '&[aria-invalid=true]': { borderColor: 'critical' },
    '&:checked': { borderColor: 'brand', background: 'brand' },
    '&:disabled': { background: 'surfaceSunken', borderColor: 'line', cursor: 'not-allowed' },
  },
  '.fc-mark[type=radio]': { borderRadius: 'full' },
  /** In percent of the box, which is smaller in a list with counts. */
  '[type=checkbox]:checked::after': {
    content: '""',
    width: '30%',
    height: '55%',
    marginTop: '-15%',
    border: 'solid var(--fc-on-brand)',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(43deg)',
  },
  '.fc-mark[type=radio]:checked::after': {
    content: '""',
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    background: 'onBrand',
  },
  '@media (forced-colors: active)': {
    [mark]: { appearance: 'auto' },
    /** Colors that mark a choice are gone there. */
    'label:has(> :checked)': { outline: '2px solid Highlight' },
  },
};
