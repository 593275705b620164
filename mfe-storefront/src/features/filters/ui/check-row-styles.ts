import type { chakra } from '@forecourt/shared-design';

/** Styles of a checkbox list, each item with a count at its end. */
export const checkRowStyles: NonNullable<Parameters<typeof chakra>[1]>['base'] = {
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '40px', md: '32px' },
    paddingInline: '2',
    marginInline: '-2',
    borderRadius: 'small',
    cursor: 'pointer',
    fontSize: 'sm',
  },
  '& label:hover': { background: 'surfaceSunken' },
  '& label:has(:focus-visible)': { outline: '3px solid var(--fc-link)', outlineOffset: '-1px' },
  // Smaller than in a form; the accent is for a shell whose style sheet does not draw checkboxes yet.
  '& input': { width: '18px', height: '18px', borderRadius: '4px', accentColor: 'var(--fc-brand)' },
  '& input:focus-visible': { outline: 'none' },
  '& .fc-text': { flex: '1', minWidth: '0' },
  '& .fc-count': { color: 'inkMuted' },
};
